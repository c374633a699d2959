import { encrypt, decrypt } from '@/lib/drafts/encrypt';

/** Seals what can be written as JSON, so that it can't be read without the key of its member's session. */
export const encryptedWords = (words: unknown, key: string, name: string) =>
  encrypt(key, new TextEncoder().encode(JSON.stringify(words)), name);

/** Undefined if it was sealed with a key that the server no longer has. */
export function decryptedWords(sealed: Uint8Array, key: string, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decrypt(key, sealed, name)));
  } catch {
    return undefined;
  }
}
