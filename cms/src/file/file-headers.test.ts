import { describe, expect, it } from 'vitest';
import { fileHeaders, rangeOf, type CachePolicy } from './file-headers';

describe('rangeOf', () => {
  it.each([
    ['bytes=0-9', 100, { start: 0, end: 9 }],
    ['bytes=90-', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=0-999', 100, { start: 0, end: 99 }],
    ['bytes=-999', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, null],
    ['bytes=-0', 100, null],
    ['bytes=0-', 0, null],
    ['bytes=-', 100, 'whole'],
    ['bytes=0-1,3-4', 100, 'whole'],
    ['pages=1-2', 100, 'whole'],
    [undefined, 100, 'whole'],
  ])('%s of %i bytes', (header, size, range) => expect(rangeOf(header, size)).toEqual(range));
});

describe('fileHeaders', () => {
  const typeOf = (mime: string) => fileHeaders({ mime, title: 'x' })['Content-Type'];
  it.each(['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'application/pdf'])(
    'shows %s',
    (mime) => expect(typeOf(mime)).toBe(mime),
  );
  it.each([
    'image/svg+xml',
    'text/html',
    'image/png; x',
    'video/mp4\r\nX: y',
    'application/pdfx',
    '',
  ])('gives %j as a download only', (mime) => {
    expect(typeOf(mime)).toBe('application/octet-stream');
    expect(fileHeaders({ mime, title: 'x' })['Content-Disposition']).toMatch(/^attachment;/);
  });
  it('writes a title so that old and new clients can read it', () => {
    const header = fileHeaders({ mime: 'image/png', title: `Zo\u00eb's (1) "x"*.png` });
    expect(header['Content-Disposition']).toBe(
      `inline; filename="Zo_'s (1) _x_*.png"; filename*=UTF-8''Zo%C3%AB%27s%20%281%29%20%22x%22%2a.png`,
    );
  });
  it('sends a file that could be shown as a download if that is requested', () => {
    expect(fileHeaders({ mime: 'video/mp4', title: 'x.mp4', download: true })).toMatchObject({
      'Content-Type': 'video/mp4',
      'Content-Disposition': `attachment; filename="x.mp4"; filename*=UTF-8''x.mp4`,
    });
  });
  it('lets a browser cache a file for a while, only while it revalidates, or not at all', () => {
    const cached = (kept?: CachePolicy) =>
      fileHeaders({ mime: 'image/png', title: 'x', ...(kept && { kept }) })['Cache-Control'];
    expect([cached(), cached('while allowed'), cached('never')]).toEqual([
      'private, max-age=3600',
      'private, no-cache',
      'no-store',
    ]);
  });
  it('accepts a title with half a surrogate pair', () => {
    expect(() => fileHeaders({ mime: 'image/png', title: 'a\ud83d.png' })).not.toThrow();
  });
});
