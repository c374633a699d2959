import { beforeAll, describe, expect, it } from 'vitest';
import {
  boundLink,
  fileLink,
  isGoodLink,
  isSignedFor,
  panelLink,
  setLinkSecret,
  signedFor,
} from './signed-link';

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
  it('stays the same for a while, so that browsers can cache the picture', () => {
    expect(fileLink('k', NOW)).toBe(fileLink('k', NOW + 10 * 60_000));
    expect(fileLink('k', NOW)).not.toBe(fileLink('k', NOW + HOUR));
  });
  it('is only valid for its file, its expiry and its secret', () => {
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
  it('can be for one member, whose id cannot be removed or changed', () => {
    const [key, query] = partsOf(boundLink('key-1.webp', 7, NOW));
    expect(isGoodLink(key, query, NOW)).toBe(true);
    expect(isGoodLink(key, { ...query, reader: '8' }, NOW)).toBe(false);
    expect(isGoodLink(key, { ...query, reader: undefined }, NOW)).toBe(false);
  });
  it('stays valid after a change of the secret only while the previous secret is known', () => {
    const links = [fileLink('k', NOW), boundLink('k', 7, NOW), panelLink('k', 3, NOW)].map(partsOf);
    const key = signedFor('feed/x');
    const held = () => [
      ...links.map(([name, query]) => isGoodLink(name, query, NOW)),
      isSignedFor('feed/x', key),
    ];
    setLinkSecret('another-secret-of-16', 'a-secret-of-sixteen');
    expect(held()).toEqual([true, true, true, true]);
    expect(isSignedFor('feed/y', key)).toBe(false);
    expect(signedFor('feed/x')).not.toBe(key);
    // Docker Compose passes a variable that is not set as an empty text.
    setLinkSecret('another-secret-of-16', '');
    expect(held()).toEqual([false, false, false, false]);
    setLinkSecret('a-secret-of-sixteen');
    expect(() => setLinkSecret('a-secret-of-sixteen', 'short')).toThrow('FILE_SECRET_PREVIOUS');
  });
  it('cannot be made with a weak secret', () => {
    for (const weak of [undefined, '', 'short'])
      expect(() => setLinkSecret(weak)).toThrow('FILE_SECRET');
  });
});
