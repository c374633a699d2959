import type { Locator, Page } from 'playwright-core';
import { section } from './inbox-steps';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** A step of a job, in the words of whoever does it. Each role and name is what assistive technology says. */
export type Step =
  | readonly ['section', string]
  | readonly ['find', string]
  | readonly ['press', Role, Name]
  | readonly ['fill', Role, Name, string]
  | readonly ['see', Role, Name]
  | readonly ['read', Name];

/** A way to use the portal. What comes first to focus or finger is what is meant. */
export interface Way {
  press(page: Page, target: Locator): Promise<void>;
  fill(page: Page, target: Locator, text: string): Promise<void>;
  section(page: Page, name: string): Promise<void>;
  find(page: Page, words: string): Promise<void>;
}

const named = (page: Page, role: Role, name: Name) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

const hit = (page: Page, words: string) =>
  page.getByRole('option', { name: new RegExp(`^${words}`) }).first();

/** Does a step and waits for what it is about. */
export async function take(page: Page, way: Way, step: Step): Promise<void> {
  switch (step[0]) {
    case 'section':
      return way.section(page, step[1]);
    case 'find':
      return way.find(page, step[1]);
    case 'press':
      return way.press(page, named(page, step[1], step[2]));
    case 'fill':
      return way.fill(page, named(page, step[1], step[2]), step[3]);
    case 'see':
      return named(page, step[1], step[2]).waitFor();
    case 'read':
      return page.getByText(step[1]).filter({ visible: true }).first().waitFor();
  }
}

/** More stops than any page has before what a member wants. */
const STOPS = 200;

/** Moves with the Tab key until the focus is on the target, and checks that it can be seen there. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const at = await target.evaluate((element) =>
      element === document.activeElement ? { isSeen: element.matches(':focus-visible') } : null,
    );
    if (at?.isSeen) return;
    if (at) throw new Error(`The focus on ${target} is not visible.`);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

/** By keyboard alone. */
export const BY_KEYBOARD: Way = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async fill(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  section: (page, name) => BY_KEYBOARD.press(page, section(page, name)),
  async find(page, words) {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: new RegExp(`^${words}`), selected: true }).waitFor();
    await page.keyboard.press('Enter');
  },
};

/** On a phone, by touch alone. */
export const BY_TOUCH: Way = {
  press: (_page, target) => target.tap(),
  async fill(_page, target, text) {
    await target.tap();
    await target.fill(text);
  },
  async section(page, name) {
    const bar = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
    const start = new RegExp(`^${name}`);
    const place = bar.getByRole('link', { name: start });
    if ((await place.count()) > 0) return place.tap();
    await bar.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: start }).tap();
  },
  async find(page, words) {
    await page
      .getByRole('button', { name: /^Search/ })
      .filter({ visible: true })
      .first()
      .tap();
    await page.getByRole('combobox', { name: 'Search everything' }).fill(words);
    await hit(page, words).tap();
  },
};
