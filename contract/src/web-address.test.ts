import { afterEach, expect, it, vi } from 'vitest';
import { safeHref } from './rich-text';
import { isWebAddress } from './web-address';
import { readVideoLink } from './video-link';
import { addressIn } from './web-address';

afterEach(() => vi.unstubAllGlobals());

/** Like Safari 16. */
class OldURL extends URL {
  static override canParse = undefined as never;
  static override parse = undefined as never;
}

it('addressIn reads an address, and returns null for any other text', () => {
  expect(addressIn('https://example.org/a')?.pathname).toBe('/a');
  expect(addressIn('/a?b', 'https://example.org')?.search).toBe('?b');
  expect(addressIn('/a')).toBeNull();
});

it('a browser without URL.canParse and URL.parse still reads addresses, links and films', () => {
  vi.stubGlobal('URL', OldURL);
  expect(isWebAddress('https://example.org')).toBe(true);
  expect(isWebAddress('https://')).toBe(false);
  expect(safeHref('example.org/x')).toBe('https://example.org/x');
  expect(readVideoLink('https://youtu.be/aqz-KE-bpKQ')).not.toBeNull();
});
