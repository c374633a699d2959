import { gcm } from '@noble/ciphers/aes.js';

const NONCE = 12;
const TAG = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce in front. What is typed is encrypted in plain JavaScript: the
 * browser's own cryptography is asynchronous, so the last letters before a window closes would be lost, and it is
 * missing on http.
 */
export function encrypt(key: string, bytes: Uint8Array, about: string): Uint8Array<ArrayBuffer> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  return joined(nonce, gcm(bytesOf(key), nonce, utf8(about)).encrypt(bytes));
}

/** Opens what was sealed under the same key and name. Throws for anything else. */
export function decrypt(key: string, sealed: Uint8Array, about: string): Uint8Array {
  const nonce = sealed.subarray(0, NONCE);
  return gcm(bytesOf(key), nonce, utf8(about)).decrypt(sealed.subarray(NONCE));
}

/** The same for files. Uses the browser's own cryptography if it has one, because files are large. */
export async function encryptLong(
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  about: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = await native(key, 'encrypt');
  if (!subtle) return encrypt(key, bytes, about);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const options = { name: 'AES-GCM', iv, additionalData: utf8(about), tagLength: TAG * 8 };
  return joined(iv, new Uint8Array(await crypto.subtle.encrypt(options, subtle, bytes)));
}

export async function decryptLong(
  key: string,
  sealed: Uint8Array<ArrayBuffer>,
  about: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = await native(key, 'decrypt');
  if (!subtle) return new Uint8Array(decrypt(key, sealed, about));
  const iv = sealed.subarray(0, NONCE);
  const options = { name: 'AES-GCM', iv, additionalData: utf8(about), tagLength: TAG * 8 };
  return new Uint8Array(await crypto.subtle.decrypt(options, subtle, sealed.subarray(NONCE)));
}

/** Only a secure origin has `crypto.subtle`. */
const native = async (key: string, use: 'encrypt' | 'decrypt') =>
  (crypto.subtle as SubtleCrypto | undefined)?.importKey('raw', bytesOf(key), 'AES-GCM', false, [
    use,
  ]);

const utf8 = (text: string) => new TextEncoder().encode(text);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The bytes of base64url, the format of the server's key. */
const bytesOf = (text: string) => fromBase64(text.replace(/-/g, '+').replace(/_/g, '/'));

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
