import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'second-factor-secrets', 32));

/**
 * Encrypts a text for the database, so that a copy of it alone opens nothing (AES-256-GCM). `of` names whose it is: the
 * text can't be read as somebody else's.
 */
export function seal(key: string, of: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed; null if it was sealed with another key or for somebody else, or was changed. */
export function unseal(key: string, of: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const end = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < end) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(key), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(NONCE_BYTES, end));
  try {
    return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
