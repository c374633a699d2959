import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, NARROW, PHONE, sidewaysScroll } from './browser';
import { chooseFor } from './pet-steps';

/** The card of a question in the editor while it is open. Its position counts from 1. */
export const card = (page: Page, place: number) =>
  page.getByRole('group', { name: `Question ${place}`, exact: true });

/** Types the text of the open question. */
export async function ask(page: Page, place: number, text: string) {
  await page.getByRole('textbox', { name: `Text of question ${place}` }).fill(text);
}

/** Sets the type and the text of the open question. */
export async function ofType(page: Page, place: number, type: string, text: string) {
  await card(page, place).getByLabel(`Type of question ${place}`).selectOption(type);
  await ask(page, place, text);
}

/** Adds a question below the open one. */
export async function addQuestion(page: Page, place: number, type: string, text: string) {
  await card(page, place - 1)
    .getByRole('button', { name: 'Add Question' })
    .click();
  await ofType(page, place, type, text);
}

/** Names the choices, rows or columns of the open question, and adds missing ones. */
export async function nameLines(open: Locator, line: 'Option' | 'Row' | 'Column', texts: string[]) {
  for (const [at, text] of texts.entries()) {
    const box = open.getByLabel(`${line} ${at + 1}`, { exact: true });
    if ((await box.count()) === 0)
      await open.getByRole('button', { name: `Add ${line}`, exact: true }).click();
    await box.fill(text);
  }
}

/** Selects just these roles in a dialog that starts with all of them. */
export async function onlyRoles(within: Page | Locator, ...roles: string[]) {
  await within.getByRole('button', { name: 'Deselect All' }).click();
  for (const role of roles) await within.getByRole('switch', { name: role }).click();
}

/** Chooses an action from the menu of a form in the admins' list. */
export async function chooseForm(page: Page, title: string, action: string) {
  await page.goto(`/admin-forms?search=${encodeURIComponent(title)}`);
  await chooseFor(page, title, action);
}

/** Waits until the wizard is at this question. */
export const asked = (page: Page, text: string) =>
  page.getByRole('heading', { level: 3, name: text }).waitFor();

/** Goes to the wizard's next question, which has this text. */
export async function next(page: Page, text: string) {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await asked(page, text);
}

/** Waits until the server has saved a draft with these words, and the page says so. */
export async function keeps(page: Page, words: string) {
  await page.waitForResponse((answer) => {
    const asked = answer.request();
    const isDraft = asked.method() === 'PUT' && asked.url().endsWith('/draft');
    return isDraft && answer.ok() && (asked.postData() ?? '').includes(words);
  });
  await page
    .getByText(/^Saved/)
    .filter({ visible: true })
    .waitFor();
}

/** Checks a column in one row of a grid. */
export const tick = (page: Page, row: string, column: string) =>
  page.getByRole('group', { name: row, exact: true }).getByLabel(column, { exact: true }).check();

/** The content of Check your answers: each question with its answer. */
export async function checked(page: Page) {
  const answers = page
    .getByRole('region', { name: 'Check your answers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Change the answer/ }) });
  await answers.first().waitFor();
  const texts = await answers.allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').replace(/ Change the answer.*$/, ''));
}

/** Goes from Check your answers to a question, changes the answer, and returns. */
export async function change(page: Page, place: number, answer: () => Promise<void>) {
  await page.getByRole('button', { name: `Change the answer to question ${place}` }).click();
  await answer();
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
}

/** How long after a change of step a press on Submit counts as the second half of a double click, in milliseconds. */
const AGAIN_MS = 400;

/** Sends the checked answers. */
export async function submit(page: Page) {
  await page.waitForTimeout(AGAIN_MS + 100);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('Form submitted successfully').waitFor();
}

/** The card with the totals of a question's answers. */
export const counted = (page: Page, question: string) =>
  page.getByRole('article', { name: question });

/** The rows of its table without the header, with the cells of a row separated by line breaks. */
export async function rowsOf(within: Locator) {
  const rows = within.getByRole('row').filter({ has: within.page().getByRole('rowheader') });
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.children, (cell) => cell.textContent?.trim()).join(' | ')),
  );
}

/** Saves a screenshot of a phone's page and checks that it fits the narrowest screen too. */
export async function fits(page: Page, name: string) {
  await look(page, name);
  await page.setViewportSize(NARROW);
  expect({ name, sideways: await sidewaysScroll(page) }).toEqual({ name, sideways: 0 });
  await page.setViewportSize(PHONE);
}
