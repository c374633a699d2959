import { hkdfSync } from 'node:crypto';

/**
 * The key that encrypts what a member stores on their devices (RFC 5869). It is the same for all of their sessions,
 * and known only while they have one. 256 bits as base64url.
 */
export const storageKey = (secret: string, memberId: number): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `device-storage,${memberId}`, 32)).toString(
    'base64url',
  );
