import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiOf, type ApiMember } from './api';
import { answerForm } from './form-answers';

/** Publishes a form with one question and has these demo members send it, one after the other. */
export async function plantSubmissions(
  url: string,
  admin: ApiMember,
  title: string,
  nicknames: readonly string[],
): Promise<number> {
  const question = { id: 'temp_2', questionType: 'short_answer', question: 'Why do you ask?' };
  const { formId } = await admin.post<{ formId: number }>('/forms', {
    key: randomUUID(),
    title,
    accessRoles: [],
    sections: [
      { id: 'temp_1', title: '', description: '', accessRoles: [], questions: [question] },
    ],
  });
  for (const nickname of nicknames) {
    const member = await apiOf(url, nickname);
    await answerForm(member, formId, [{ text: `Because, says ${nickname}` }]);
  }
  return formId;
}

/** Moves the focus with Tab until something has it, as whoever has no mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

/** Waits until something has the focus. */
export const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** The bar with the decisions and the way to the next item. */
export const reviewBar = (page: Page) => page.getByRole('group', { name: 'Review' });

/** The heading of the item that is reviewed. */
export const reviewed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
