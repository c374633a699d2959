import { afterEach, expect, it, vi } from 'vitest';
import { encrypt, encryptLong, decrypt, decryptLong } from './encrypt';
import { TEST_KEY } from '../session/test-tabs';

afterEach(() => vi.unstubAllGlobals());

const bytes = new TextEncoder().encode('Biscuit') as Uint8Array<ArrayBuffer>;

it('sealed text opens only with its own key and name', () => {
  const sealed = encrypt(TEST_KEY, bytes, 'here');
  expect(decrypt(TEST_KEY, sealed, 'here')).toEqual(bytes);
  expect(() => decrypt('B'.repeat(43), sealed, 'here')).toThrow();
  expect(() => decrypt(TEST_KEY, sealed, 'there')).toThrow();
});

it('a file is sealed the same way by the browser’s cryptography and without it', async () => {
  const own = await encryptLong(TEST_KEY, bytes, 'f');
  expect(decrypt(TEST_KEY, own, 'f')).toEqual(bytes);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await decryptLong(TEST_KEY, own, 'f')).toEqual(bytes);
});
