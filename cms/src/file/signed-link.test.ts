import { beforeAll, describe, expect, it } from 'vitest';
import { fileLink, isGoodLink, setLinkSecret } from './signed-link';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 6, 1, 12, 30);
const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://x');
  const [expires = '', signature = ''] = ['expires', 'signature'].map(
    (k) => searchParams.get(k) ?? '',
  );
  return [decodeURIComponent(pathname.replace('/api/files/', '')), expires, signature] as const;
};

beforeAll(() => setLinkSecret('a-secret-of-sixteen'));

describe('a signed link', () => {
  it('holds between one and two hours', () => {
    const parts = partsOf(fileLink('key-1.webp', NOW));
    expect(isGoodLink(...parts, NOW)).toBe(true);
    expect(isGoodLink(...parts, NOW + HOUR)).toBe(true);
    expect(isGoodLink(...parts, NOW + 2 * HOUR)).toBe(false);
  });
  it('stays the same for a while, so that browsers can keep the picture', () => {
    expect(fileLink('k', NOW)).toBe(fileLink('k', NOW + 10 * 60_000));
    expect(fileLink('k', NOW)).not.toBe(fileLink('k', NOW + HOUR));
  });
  it('is for one file, one time, one secret', () => {
    const [key, expires, signature] = partsOf(fileLink('key-1.webp', NOW));
    expect(isGoodLink('key-2.webp', expires, signature, NOW)).toBe(false);
    expect(isGoodLink(key, String(Number(expires) + 3600), signature, NOW)).toBe(false);
    expect(isGoodLink(key, expires, '', NOW)).toBe(false);
    setLinkSecret('another-secret-of-16');
    expect(isGoodLink(key, expires, signature, NOW)).toBe(false);
    setLinkSecret('a-secret-of-sixteen');
  });
  it('cannot be made with a weak secret', () => {
    for (const weak of [undefined, '', 'short'])
      expect(() => setLinkSecret(weak)).toThrow('FILE_SECRET');
  });
});
