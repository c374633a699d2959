import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';
import { CHANGED, changedShare } from '../lib/picture-change.mjs';
import { PICTURES } from '../lib/picture-list.mjs';

/** A grey picture of ten by ten pixels, some of which have another color. */
function picture(other: [red: number, green: number, blue: number] = [0, 0, 0], count = 0) {
  const data = Array.from({ length: 100 }, (_, at) => [...(at < count ? other : GREY), 255]);
  return { width: 10, height: 10, data: data.flat() };
}
const GREY = [100, 100, 100];

describe('how much of a picture changed', () => {
  it('is nothing of one that is the same', () => {
    expect(changedShare(picture(), picture(), CHANGED.color)).toBe(0);
  });

  it('is the share of pixels of which one color clearly differs', () => {
    expect(changedShare(picture(), picture([100, 117, 100], 3), CHANGED.color)).toBe(0.03);
    expect(changedShare(picture(), picture([0, 0, 0], 3), CHANGED.color)).toBe(0.03);
  });

  it('leaves out pixels that differ as little as letters do between browsers', () => {
    expect(changedShare(picture(), picture([116, 84, 100], 100), CHANGED.color)).toBe(0);
  });

  it('is all of one of another size', () => {
    const wider = { ...picture(), width: 20, height: 5 };
    expect(changedShare(picture(), wider, CHANGED.color)).toBe(1);
  });

  it('can be counted where nothing else of this file is, as in a browser', () => {
    const alone = new Function(`return (${changedShare})`)() as typeof changedShare;
    expect(alone(picture(), picture([0, 0, 0], 1), CHANGED.color)).toBe(0.01);
  });
});

it('the list of pictures has each that the README shows, once', () => {
  const files = PICTURES.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const readme = readFileSync(inRepo('README.md'), 'utf8');
  const shown = [...readme.matchAll(/docs\/pictures\/([\w-]+\.png)/g)].map(([, file]) => file);
  expect([...files].sort()).toEqual(shown.sort());
  expect(files.filter((file) => !existsSync(inRepo('docs', 'pictures', file)))).toEqual([]);
});
