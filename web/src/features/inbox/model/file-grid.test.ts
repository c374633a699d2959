import { describe, expect, it } from 'vitest';
import { columnsFor, fileWidth, singleBox, tilesAndRows } from './file-grid';

const image = (width: number | null, height: number | null) =>
  singleBox({ kind: 'image', width, height });

describe('the box of a single picture', () => {
  it('has the shape of the picture, in the width of the column', () => {
    expect(image(3200, 2400)).toEqual({ width: 320, height: 240 });
  });

  it('is no higher than the screen of a phone allows', () => {
    expect(image(1000, 2000)).toEqual({ width: 170, height: 340 });
  });

  it('does not enlarge a small picture', () => {
    expect(image(200, 150)).toEqual({ width: 200, height: 150 });
  });

  it('stays large enough to press and to see, whatever its shape', () => {
    for (const [width, height] of [
      [1, 1],
      [4, 4000],
      [4000, 4],
    ]) {
      const box = image(width!, height!);
      expect(box.width).toBeGreaterThanOrEqual(120);
      expect(box.height).toBeGreaterThanOrEqual(96);
      expect(box.width).toBeLessThanOrEqual(320);
      expect(box.height).toBeLessThanOrEqual(340);
    }
  });

  it('has a usual shape if the picture’s is not known', () => {
    expect(image(null, null)).toEqual({ width: 320, height: 240 });
    expect(singleBox({ kind: 'video', width: null, height: null })).toEqual({
      width: 320,
      height: 180,
    });
  });
});

it.each([
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [10, 3],
])('%i pictures are shown in %i columns', (count, columns) =>
  expect(columnsFor(count)).toBe(columns),
);

it('the box of a file fits on the narrowest phone', () => {
  expect(fileWidth()).toBe('min(320px, 78vw)');
  expect(fileWidth(170)).toBe('min(170px, 78vw)');
});

it('a message shows PDFs below pictures and videos', () => {
  const files = (['document', 'image', 'video', 'document'] as const).map((kind, id) => ({
    kind,
    id,
  }));
  const { tiles, rows } = tilesAndRows(files);
  expect(tiles.map(({ id }) => id)).toEqual([1, 2]);
  expect(rows.map(({ id }) => id)).toEqual([0, 3]);
});
