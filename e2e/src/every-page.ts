import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { axeFindings } from './browser';
import { drawn } from './layout';
import { DEMO_PASSWORD } from './steps';

/**
 * Contrast is not judged with forced colors. Axe reads the color of a text as `-webkit-text-fill-color`, and there
 * Chromium reports the color of our stylesheet, which the device has replaced: the text is drawn, and reported as its
 * `color`, in the device's own. What keeps colors of ours is in `forced-colors.css`, and in pages.test.ts.
 */
const NOT_FORCED = ['color-contrast'];

/** The ways in which a device may ask for the pages. */
export const LOOKS = [
  { look: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { look: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { look: 'forced colors', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;
export const LIGHT = LOOKS.slice(0, 1);
/** Without forced colors, where axe judges no contrast and the rest is as in light. */
export const LIGHT_AND_DARK = LOOKS.slice(0, 2);
type Looks = readonly (typeof LOOKS)[number][];

/**
 * An open menu lies over the page and belongs to its button, not to a part of the page, so it is outside all landmarks.
 * The rule makes an exception for dialogs and forgets menus.
 */
const NOT_OF_MENUS = ['region'];

/** Fails where axe finds something on the page, in words that say what was looked at. */
export async function isSound(
  page: Page,
  what: string,
  looks: Looks,
  leftOut: readonly string[] = [],
) {
  for (const { look, media } of looks) {
    await page.emulateMedia(media);
    await drawn(page);
    const at = `${what} in ${look}`;
    const isForced = media.forcedColors === 'active';
    const findings = await axeFindings(page, [...leftOut, ...(isForced ? NOT_FORCED : [])]);
    expect({ at, findings }).toEqual({ at, findings: [] });
  }
  await page.emulateMedia(LOOKS[0].media);
}

/** Opens a page and waits until nothing on it is still loading. Films go on loading, and count for nothing. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  const heading = page.getByRole('heading').first();
  await heading.waitFor().catch((cause: unknown) => {
    throw new Error(`${address} shows no heading`, { cause });
  });
  await isLoaded(page, address);
}

const BUSY = '[aria-busy=true]';

/** Waits until nothing is still loading. Fails with what was, because the address alone would not say it. */
async function isLoaded(page: Page, what: string) {
  const done = page.locator(`html:not(:has(${BUSY}))`);
  const question = page.getByRole('dialog', { name: 'Please confirm that it’s you' });
  try {
    await done.or(question).first().waitFor({ state: 'attached' });
    // Ten minutes after the sign-in, what is sensitive waits for the password.
    if (await question.isVisible()) await confirm(question);
    await done.waitFor({ state: 'attached' });
  } catch (cause) {
    const parts = await page.locator(BUSY).evaluateAll((all) => all.map((one) => one.outerHTML));
    const shown = parts.map((html) => html.slice(0, 300)).join(' | ');
    throw new Error(`${what} is loading for good: ${shown}`, { cause });
  }
}

async function confirm(question: Locator) {
  await question.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

/** The buttons that say that they open something: a menu, a dialog, or more of the page. */
export const OPENERS =
  'button:is([aria-haspopup=menu], [aria-haspopup=dialog], [aria-expanded=false])';
/** What they say then, or what is there then. */
const OPENED = ':is([role=menu], [role=dialog], [role=alertdialog], [aria-expanded=true])';

/** The entries of an open menu that open a dialog. */
const DIALOG_ENTRIES = '[role=menuitem][aria-haspopup=dialog]:not([aria-disabled=true]):visible';

/** The buttons that can be pressed, which those behind an open dialog can't. */
const pressable = (page: Page, buttons: string) =>
  page.locator(`${buttons}:visible:enabled:not([inert] *)`);

interface Opener {
  /** All that it says, without the numbers, which may change meanwhile. */
  full: string;
  /** Its place among those that say the same. */
  at: number;
  /** What it opens, the same for those of one kind. */
  kind: string;
}

/** The first word of an address, such as `/users`: its pages have the same menus and dialogs. */
const placeOf = (address: string) => /^\/[^/?#]*/.exec(address)?.[0] ?? address;

/** One of each kind, because a list has the same in each row. Of a row's buttons, the first word tells them apart. */
async function kindsOf(page: Page, address: string, buttons: string): Promise<Opener[]> {
  const names = await pressable(page, buttons).evaluateAll((all) =>
    all.map((one) => {
      const full = (one.ariaLabel ?? one.textContent ?? '').replace(/\d+/g, '');
      const words = full.replace(/ (?:for|of|PDF|picture) .*/, '');
      const isInRow = one.closest('tbody tr, main li') !== null;
      // A row's name, which is printed, or somebody's own words.
      const isNamed = isInRow && one.matches('[data-prints], :has([dir=auto])');
      const name = isNamed ? 'a row by its name' : isInRow ? words.replace(/[ :].*/, '') : words;
      // What is around the page is the same on every page.
      return {
        full,
        name,
        isAround: one.closest('main, [role=dialog], [role=alertdialog]') === null,
      };
    }),
  );
  const kinds = names.map(({ full, name, isAround }, place) => ({
    full,
    at: names.slice(0, place).filter((one) => one.full === full).length,
    kind: isAround ? `“${name}”` : `“${name}” of ${placeOf(address)}`,
  }));
  return kinds.filter(({ kind }, at) => kinds.findIndex((one) => one.kind === kind) === at);
}

/** A button in a page that was opened again. On a busy machine some of those before it may come a moment later. */
async function found(page: Page, buttons: string, { full, at }: Opener): Promise<Locator> {
  const all = pressable(page, buttons);
  const find = async () => {
    const names = await all.evaluateAll((each) =>
      each.map((one) => (one.ariaLabel ?? one.textContent ?? '').replace(/\d+/g, '')),
    );
    const place = names.flatMap((name, index) => (name === full ? [index] : []))[at];
    if (place === undefined) throw new Error(`“${full}” is not there again`);
    return place;
  };
  return all.nth(await vi.waitFor(find, { timeout: 15_000, interval: 200 }));
}

/** What is looked at once it is open. */
interface Opening {
  /** The buttons that open something. */
  buttons: string;
  looks: Looks;
  /** The kinds that were opened before. */
  seen: Set<string>;
}

/** Opens whatever can be opened on a page and is not yet `seen`, one after another, and looks at it. */
export async function opensSoundly(page: Page, address: string, opening: Opening): Promise<void> {
  const { buttons, looks, seen } = opening;
  for (const opener of await kindsOf(page, address, buttons)) {
    const { kind } = opener;
    if (seen.has(kind)) continue;
    seen.add(kind);
    const what = `${address}, ${kind} opened`;
    await press(page, what, await found(page, buttons, opener));
    await isSound(page, what, looks, NOT_OF_MENUS);
    const entries = await page.locator(DIALOG_ENTRIES).allTextContents();
    for (const [place, entry] of entries.entries()) {
      const from = `${what}, then “${entry}”`;
      if (place > 0) {
        await open(page, address);
        await press(page, what, await found(page, buttons, opener));
      }
      await press(
        page,
        from,
        page.locator(DIALOG_ENTRIES).nth(place),
        '[role=dialog], [role=alertdialog]',
      );
      await isSound(page, from, LIGHT);
    }
    await open(page, address);
  }
}

/** Presses what opens something, and waits until one more is open. */
async function press(page: Page, what: string, button: Locator, opened = OPENED) {
  const open = page.locator(opened);
  const before = await open.count();
  try {
    await button.click();
    await open.nth(before).waitFor({ state: 'attached' });
  } catch (cause) {
    throw new Error(`${what}: nothing opened`, { cause });
  }
  await isLoaded(page, what);
}

/** Turns to each part of a page, of which a phone shows one at a time, and looks at it in light. */
export async function partsAreSound(page: Page, address: string): Promise<void> {
  for (const tab of await page.locator('[role=tab]:visible').all()) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    const what = `${address}, “${await tab.textContent()}” shown`;
    await tab.click();
    await isLoaded(page, what);
    await isSound(page, what, LIGHT);
  }
}
