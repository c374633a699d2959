import type { Page } from 'playwright-core';
import { look } from './browser';
import { chooseFile, drawnPicture } from './files';
import { addQuestion, ask, card, nameLines, ofType, onlyRoles } from './form-steps';

export const TITLE = 'Evening visits';
export const DAYS = 'Which days suit you best?';
export const ANIMALS = 'Which animals may visit you?';
export const PHONE_NUMBER = 'Where can we reach you in the evening?';
export const HELP = 'What would you do yourself?';
export const SLEEP = 'Where would they sleep?';

/**
 * Adds the questions of a new form: one of each type, the third hidden from Rosa, and a section that only caretakers
 * see.
 */
export async function buildVisits(page: Page) {
  // A new form starts with a multiple choice.
  await ask(page, 1, 'Which days suit you ');
  await page.getByRole('textbox', { name: 'Text of question 1' }).press('Control+End');
  await card(page, 1).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('best');
  await card(page, 1).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('?');
  await nameLines(card(page, 1), 'Option', ['Weekdays', 'Weekends', 'Any day']);

  await addQuestion(page, 2, 'Checkboxes', ANIMALS);
  await nameLines(card(page, 2), 'Option', ['Cats', 'Dogs', 'Rabbits']);
  await card(page, 2).getByRole('button', { name: 'Add Link' }).click();
  const link = page.getByRole('dialog', { name: 'Add Link' });
  await link.getByLabel('Link text').fill('Meet them');
  await link.getByLabel('URL').fill('hearthside.example/guests');
  await link.getByRole('button', { name: 'Add Link' }).click();
  await card(page, 2).getByText('https://hearthside.example/guests').waitFor();
  const picture = { name: 'guests.png', buffer: await drawnPicture(page) };
  const pick = () => card(page, 2).getByRole('button', { name: 'Add File' }).click();
  await chooseFile(page, pick, picture);
  await card(page, 2)
    .getByRole('link', { name: /^guests/ })
    .waitFor();

  await addQuestion(page, 3, 'Short Answer', PHONE_NUMBER);
  await card(page, 3).getByLabel('Prefill with').selectOption('Phone number');
  await card(page, 3).getByRole('button', { name: 'User Exclusions' }).click();
  const exclusions = page.getByRole('dialog', {
    name: `User Exclusions for "${PHONE_NUMBER}"`,
  });
  // While results are still coming, the dialog doesn't save.
  const found = page.waitForResponse((response) => response.url().includes('search=rosa'));
  await exclusions.getByRole('searchbox').fill('rosa@');
  await found;
  await exclusions.getByRole('checkbox', { name: 'Rosa Marchetti' }).check();
  await exclusions.getByText('1 user(s) selected').first().waitFor();
  await look(page, 'form-exclusions');
  await exclusions.getByRole('button', { name: 'Save Exclusions' }).click();
  await page.getByText('1 user(s) excluded from this question successfully!').waitFor();
  await card(page, 3).getByText('1 person excluded').waitFor();

  await addQuestion(page, 4, 'Checkbox Grid', HELP);
  await nameLines(card(page, 4), 'Row', ['Feeding', 'Walking']);
  await nameLines(card(page, 4), 'Column', ['Morning', 'Evening']);
  await card(page, 4).getByRole('switch', { name: 'Required' }).click();
  await card(page, 4)
    .getByRole('switch', { name: 'Require an answer in at least one row' })
    .click();
  await look(page, 'form-editor-grid');

  await card(page, 4).getByRole('button', { name: 'Add Section' }).click();
  await page.getByLabel('Title of section 2').fill('For caretakers');
  await page.getByRole('button', { name: 'Manage access roles of section 2' }).click();
  const roles = page.getByRole('dialog', { name: 'Role Access: Section 2' });
  await onlyRoles(roles, 'Caretaker');
  await roles.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Add Question to section 2' }).click();
  await ofType(page, 5, 'Short Answer', SLEEP);
}
