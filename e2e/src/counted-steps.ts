import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser';

/** A member at Home whose presses are counted. Fields are filled through `page` and don't count, as nobody is saved them. */
export class CountedSteps {
  presses = 0;

  constructor(readonly page: Page) {}

  async press(target: Locator) {
    await target.click();
    this.presses += 1;
  }

  /** A key or chord that does something by itself, such as Enter. */
  async key(chord: string) {
    await this.page.keyboard.press(chord);
    this.presses += 1;
  }

  link(name: string | RegExp) {
    return this.press(this.page.getByRole('link', { name }).first());
  }

  button(name: string | RegExp) {
    return this.press(this.page.getByRole('button', { name, exact: true }).first());
  }
}

/** What a member does from Home, and how many presses it took and may take. */
export interface Job {
  who: string;
  what: string;
  /** How many presses it took before Home was of use. Null if it could not be done at all. */
  before: number | null;
  /** The most it may take. */
  most: number;
  /** Does it the shortest way, and waits until it is done. */
  work: (member: CountedSteps) => Promise<unknown>;
}

/** Does a job from Home, and returns its presses. */
export async function countPresses({ page }: Visit, { work }: Job): Promise<number> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  const member = new CountedSteps(page);
  await work(member);
  return member.presses;
}

/** The table of jobs as it is printed. */
export function tableOf(jobs: readonly (Job & { presses: number })[]): string {
  const lines = jobs.map(({ who, what, before, presses, most }) =>
    [`${who} ${what}`.padEnd(58), before ?? 'none', presses, most].join('\t'),
  );
  return [['Job from Home'.padEnd(58), 'before', 'now', 'most'].join('\t'), ...lines].join('\n');
}
