import { beforeAll, describe, expect, it } from 'vitest';
import { boundLink, fileLink, isGoodLink, setLinkSecret } from './signed-link';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 6, 1, 12, 30);
const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://x');
  const query = { expires: '', signature: '', ...Object.fromEntries(searchParams) };
  return [decodeURIComponent(pathname.replace('/api/files/', '')), query] as const;
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
    const [key, query] = partsOf(fileLink('key-1.webp', NOW));
    expect(isGoodLink('key-2.webp', query, NOW)).toBe(false);
    const later = String(Number(query.expires) + 3600);
    expect(isGoodLink(key, { ...query, expires: later }, NOW)).toBe(false);
    expect(isGoodLink(key, { ...query, signature: '' }, NOW)).toBe(false);
    expect(isGoodLink(key, { ...query, reader: '7' }, NOW)).toBe(false);
    setLinkSecret('another-secret-of-16');
    expect(isGoodLink(key, query, NOW)).toBe(false);
    setLinkSecret('a-secret-of-sixteen');
  });
  it('can be for one reader, whose name nobody takes away or changes', () => {
    const [key, query] = partsOf(boundLink('key-1.webp', 7, NOW));
    expect(isGoodLink(key, query, NOW)).toBe(true);
    expect(isGoodLink(key, { ...query, reader: '8' }, NOW)).toBe(false);
    expect(isGoodLink(key, { ...query, reader: undefined }, NOW)).toBe(false);
  });
  it('cannot be made with a weak secret', () => {
    for (const weak of [undefined, '', 'short'])
      expect(() => setLinkSecret(weak)).toThrow('FILE_SECRET');
  });
});
