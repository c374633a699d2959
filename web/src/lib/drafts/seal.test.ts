import { afterEach, expect, it, vi } from 'vitest';
import { seal, sealLong, unseal, unsealLong } from './seal';
import { TEST_KEY } from '../session/test-tabs';

afterEach(() => vi.unstubAllGlobals());

const bytes = new TextEncoder().encode('Biscuit') as Uint8Array<ArrayBuffer>;

it('sealed text opens only with its own key and name', () => {
  const sealed = seal(TEST_KEY, bytes, 'here');
  expect(unseal(TEST_KEY, sealed, 'here')).toEqual(bytes);
  expect(() => unseal('B'.repeat(43), sealed, 'here')).toThrow();
  expect(() => unseal(TEST_KEY, sealed, 'there')).toThrow();
});

it('a file is sealed the same way by the browser’s cryptography and without it', async () => {
  const own = await sealLong(TEST_KEY, bytes, 'f');
  expect(unseal(TEST_KEY, own, 'f')).toEqual(bytes);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await unsealLong(TEST_KEY, own, 'f')).toEqual(bytes);
});
