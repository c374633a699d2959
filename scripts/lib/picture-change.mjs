/// <reference lib="dom" />

/** From when on a picture counts as changed. Letters are drawn a little differently by each version of a browser. */
export const CHANGED = {
  /** The share of pixels that differ. */
  share: 0.005,
  /** By how much one of a pixel's colors has to differ, of 255. */
  color: 16,
};

/**
 * @typedef {object} Pixels
 * @property {number} width
 * @property {number} height
 * @property {Uint8ClampedArray | number[]} data red, green, blue and alpha of each pixel
 */

/**
 * The share of pixels of which a color differs by more than `color`. All of them if the sizes differ. It runs in a
 * browser as well, so it uses nothing from outside.
 * @param {Pixels} before
 * @param {Pixels} after
 * @param {number} color
 */
export function changedShare(before, after, color) {
  if (before.width !== after.width || before.height !== after.height) return 1;
  let changed = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    for (let channel = at; channel < at + 4; channel += 1) {
      if (Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)) > color) {
        changed += 1;
        break;
      }
    }
  }
  return changed / (after.width * after.height);
}

/**
 * How much of a picture differs from another, 0 to 1. A browser decodes both, because Node can't.
 * @param {import('./picture-page.mjs').Browser} browser
 * @param {Buffer} before as PNG
 * @param {Buffer} after as PNG
 * @returns {Promise<number>}
 */
export async function changedShareOf(browser, before, after) {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: `globalThis.changedShare = ${changedShare};` });
    return await page.evaluate(
      async ({ pictures, color }) => {
        const pixelsOf = async (/** @type {string} */ base64) => {
          const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const { width, height } = picture;
          const canvas = new OffscreenCanvas(width, height).getContext('2d');
          if (!canvas) throw new Error('The browser has no canvas.');
          canvas.drawImage(picture, 0, 0);
          return canvas.getImageData(0, 0, width, height);
        };
        const [one, other] = await Promise.all(pictures.map(pixelsOf));
        const here = /** @type {{ changedShare: (...given: unknown[]) => number }} */ (
          /** @type {unknown} */ (globalThis)
        );
        return here.changedShare(one, other, color);
      },
      {
        pictures: [before.toString('base64'), after.toString('base64')],
        color: CHANGED.color,
      },
    );
  } finally {
    await page.close();
  }
}
