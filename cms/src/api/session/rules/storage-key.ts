import { hkdfSync } from 'node:crypto';

/**
 * The key of what a member leaves on their devices (RFC 5869): the same for each session of theirs, and known only
 * while they have one. 256 bits as base64url.
 */
export const storageKey = (secret: string, memberId: number): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `device-storage,${memberId}`, 32)).toString(
    'base64url',
  );
