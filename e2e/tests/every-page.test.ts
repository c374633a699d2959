import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROLES, type Role } from '../../contract/src/access';
import { allPages, isFirstOfSection, isForVisitors, pagesOf } from '../src/all-pages';
import { axeFindings, DESKTOP } from '../src/browser';
import { drawn } from '../src/layout';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** A member of the demo for each role (README). A new role does not compile without one. */
const MEMBERS: Record<Role, string> = {
  admin: 'amara',
  employee: 'priya',
  board_member: 'margaret',
  trustee: 'theo',
  attorney: 'henry',
  veterinarian: 'sofia',
  caretaker: 'sam',
  foster: 'lena',
  volunteer: 'grace',
  pet_owner: 'rosa',
  user: 'eleanor',
};
/**
 * These two have nearly every page between them, and are looked at in every way, with their menus opened. Of the others
 * the first page of each section is looked at, which is where what a role permits makes a difference.
 */
const CLOSELY: readonly Role[] = ['admin', 'pet_owner'];

/**
 * Contrast is not judged with forced colors. Axe reads the color of a text as `-webkit-text-fill-color`, and there
 * Chromium reports the color of our stylesheet, which the device has replaced: the text is drawn, and reported as its
 * `color`, in the device's own. What keeps colors of ours is in `forced-colors.css`, and in pages.test.ts.
 */
const NOT_FORCED = ['color-contrast'];
const LOOKS = [
  { look: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { look: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { look: 'forced colors', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/**
 * An open menu lies over the page and belongs to its button, not to a part of the page, so it is outside all landmarks.
 * The rule makes an exception for dialogs and forgets menus.
 */
const NOT_OF_MENUS = ['region'];

async function isSound(
  page: Page,
  what: string,
  looks: readonly (typeof LOOKS)[number][],
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
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The buttons that say that they open a menu or a dialog. */
const openersOf = (page: Page) =>
  page.locator('button:is([aria-haspopup=menu], [aria-haspopup=dialog]):visible:enabled');

/** One of each kind, because a list has the same in each row: its place among them, and its name. */
async function kindsOf(page: Page): Promise<{ at: number; name: string }[]> {
  const names = await openersOf(page).evaluateAll((buttons) =>
    buttons.map((one) => one.ariaLabel ?? one.textContent ?? ''),
  );
  const kinds = names.map((name, at) => ({
    at,
    name: name.replace(/ (?:for|of|PDF|picture) .*/, ''),
  }));
  return kinds.filter(({ name }, at) => kinds.findIndex((one) => one.name === name) === at);
}

it.concurrent.each(ROLES)(
  'axe finds nothing on the pages of a member with the role %s',
  async (role) => {
    const { context, page, expectComplaint } = await system.visit({ viewport: DESKTOP });
    // Not everything that an address names may be seen by everybody.
    expectComplaint(/status of 40[034]/);
    await signIn(page, `${MEMBERS[role]}@hearthside.example`);
    const isClose = CLOSELY.includes(role);
    const seen = new Set<string>();
    const pages = pagesOf(role, await allPages());
    for (const address of isClose ? pages : pages.filter(isFirstOfSection)) {
      await open(page, address);
      await isSound(page, address, isClose ? LOOKS : LOOKS.slice(0, 1));
      if (!isClose) continue;
      for (const { at, name } of await kindsOf(page)) {
        if (seen.has(name)) continue;
        seen.add(name);
        await openersOf(page).nth(at).click();
        await page.locator('[role=menu], [role=dialog], [role=alertdialog]').first().waitFor();
        await isSound(page, `${address}, “${name}” opened`, LOOKS, NOT_OF_MENUS);
        await open(page, address);
      }
    }
    await context.close();
  },
  1_800_000,
);

it('axe finds nothing on the pages before the sign-in', async () => {
  const { context, page, expectComplaint } = await system.visit({ viewport: DESKTOP });
  expectComplaint(/status of 40[034]/);
  for (const address of (await allPages()).filter(isForVisitors)) {
    await open(page, address);
    await isSound(page, address, LOOKS);
  }
  await context.close();
}, 480_000);
