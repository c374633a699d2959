import type { Page } from 'playwright-core';

/**
 * Runs in the page. For each key it records the milliseconds from the press, by the browser's own clock, to the first
 * task after the next frame was drawn.
 */
const PROBE = `
  globalThis.hearthsideKeys = [];
  addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => hearthsideKeys.push(performance.now() - event.timeStamp);
      drawn.port2.postMessage(0);
    });
  }, { capture: true });
`;

/** Measures keys in this page from its next document on. */
export const probe = (page: Page) => page.addInitScript({ content: PROBE });

/** Between two keys, in milliseconds: faster than anybody types for long. */
const PAUSE = 50;
const WORDS = 'the quick brown dog rests by the lazy fire ';

/** Types this many keys where the focus is. Returns the milliseconds from each press to its frame. */
export async function typeKeys(page: Page, count: number): Promise<number[]> {
  await page.evaluate('hearthsideKeys.length = 0');
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(WORDS[at % WORDS.length] ?? 'a');
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForFunction(`hearthsideKeys.length >= ${count}`);
  return (await page.evaluate('hearthsideKeys')) as number[];
}
