import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { answerForm } from '../src/form-answers';
import { ANIMALS, buildVisits, DAYS, HELP, PHONE_NUMBER, SLEEP, TITLE } from '../src/form-building';
import {
  asked,
  change,
  checked,
  chooseForm,
  counted,
  fits,
  keeps,
  next,
  onlyRoles,
  rowsOf,
  submit,
  tick,
} from '../src/form-steps';
import { arrive, leave } from '../src/inbox-steps';
import { linkFromMail } from '../src/outbox';
import { useSystem } from '../src/system';

const system = useSystem();

describe('a form, from its first question to its report', () => {
  let amara: Visit;
  let rosa: Visit;
  let gabriel: Visit;
  let formId: number;
  beforeAll(async () => {
    [amara, rosa, gabriel] = await Promise.all([
      arrive(system, 'amara'),
      arrive(system, 'rosa'),
      arrive(system, 'gabriel', { viewport: PHONE }),
    ]);
  });
  afterAll(() => leave(amara, rosa, gabriel));

  it('is built by an admin with every type of question, a hidden section and a section kept from one person', async () => {
    const { page } = amara;
    await page.goto('/admin-forms');
    await page.getByRole('link', { name: 'Add Form' }).click();
    await page.getByRole('textbox', { name: /^Form title/ }).fill(TITLE);
    await page.getByLabel('Description (optional)').first().fill('For a guest with four paws.');
    await buildVisits(page);
    await page.getByText(/^Draft saved at/).waitFor();
    await page.waitForURL(/\/admin-forms\/\d+$/);
    formId = Number(page.url().split('/').pop());
    // Its new address doesn't scroll the builder.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await look(page, 'form-editor');
  });

  it('is previewed as a pet owner would see it, published and sent to those it is for', async () => {
    const { page } = amara;
    await page.getByRole('button', { name: 'Save Form' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Save New Form' });
    await sure.getByText(`Are you sure you want to save the form "${TITLE}"?`).waitFor();
    await look(page, 'form-save');
    await sure.getByRole('button', { name: 'Save Form' }).click();
    await page.getByText('Form created successfully').waitFor();
    await page.getByRole('tab', { name: 'Role Access' }).click();
    await onlyRoles(page, 'Pet Owner', 'Caretaker');
    await page.getByRole('button', { name: 'Save Role Access' }).click();
    await page.getByText('Role access saved successfully!').waitFor();
    await look(page, 'form-roles');

    await page.getByRole('tab', { name: 'Form', exact: true }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: /Preview/ });
    // One question per step, as its members get it.
    await preview.getByText('Question 1 of 4').waitFor();
    await preview.getByLabel('Go to').selectOption(`4. ${HELP}`);
    await preview.getByRole('heading', { name: HELP }).waitFor();
    await look(page, 'form-preview');
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await chooseForm(page, TITLE, 'Send');
    const send = page.getByRole('dialog', { name: 'Send Form' });
    await send.getByText('Meant for: Pet Owners and Caretakers').waitFor();
    await look(page, 'form-send');
    const people = await send.getByText(/will be notified/).innerText();
    await send.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(`Sent to ${/^\d+ members/.exec(people)?.[0]}`).waitFor();
  });

  it('is continued by a newcomer on another phone after following the mail, and loses nothing', async () => {
    let { page } = gabriel;
    const mail = new RegExp(`^Please complete: ${TITLE}`);
    const { outbox } = system.portal;
    await page.goto(await linkFromMail(outbox, 'gabriel@hearthside.example', mail));
    await asked(page, DAYS);
    await page.getByText('Question 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Please select an option').waitFor();
    await fits(page, 'form-fill-phone');
    await page.getByRole('radio', { name: 'Weekdays' }).check();
    await next(page, ANIMALS);
    await page.getByRole('img', { name: 'guests.png' }).waitFor();
    await page.getByRole('checkbox', { name: 'Dogs' }).check();
    await fits(page, 'form-fill-picture-phone');
    await next(page, PHONE_NUMBER);
    // The value from the profile.
    expect(await page.getByRole('textbox', { name: PHONE_NUMBER }).inputValue()).toMatch(/617/);
    const saved = keeps(page, '617 555 0199');
    await page.getByRole('textbox', { name: PHONE_NUMBER }).fill('617 555 0199');
    await saved;

    // Another phone has none of this stored, so whatever it shows comes from the server.
    await leave(gabriel);
    gabriel = await arrive(system, 'gabriel', { viewport: PHONE });
    ({ page } = gabriel);
    await page.goto('/forms');
    await page.getByRole('link', { name: `Fill ${TITLE}` }).click();
    await asked(page, PHONE_NUMBER);
    expect(await page.getByRole('textbox', { name: PHONE_NUMBER }).inputValue()).toBe(
      '617 555 0199',
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await asked(page, ANIMALS);
    expect(await page.getByRole('checkbox', { name: 'Dogs' }).isChecked()).toBe(true);
    await next(page, PHONE_NUMBER);
    await next(page, HELP);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Please select at least one rating').waitFor();
    await tick(page, 'Feeding', 'Morning');
    await tick(page, 'Feeding', 'Evening');
    await fits(page, 'form-fill-grid-phone');
    await next(page, SLEEP);
    await page.getByRole('textbox', { name: SLEEP }).fill('In the kitchen');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await checked(page)).toEqual([
      `1. ${DAYS} Weekdays`,
      `2. ${ANIMALS} Dogs`,
      `3. ${PHONE_NUMBER} 617 555 0199`,
      `4. ${HELP} Feeding: Morning, Evening`,
      `5. ${SLEEP} In the kitchen`,
    ]);
    await fits(page, 'form-check-phone');
    await submit(page);
    await page.getByRole('link', { name: TITLE }).waitFor();
    await fits(page, 'forms-phone');
  });

  it('shows a pet owner neither what is for caretakers nor what is hidden from her', async () => {
    const { page } = rosa;
    await page.goto('/forms');
    await page.getByRole('link', { name: `Fill ${TITLE}` }).click();
    await asked(page, DAYS);
    await page.getByText('Question 1 of 3').waitFor();
    await page.getByRole('radio', { name: 'Weekdays' }).check();
    await next(page, ANIMALS);
    await page.getByRole('checkbox', { name: 'Cats' }).check();
    await page.getByRole('checkbox', { name: 'Dogs' }).check();
    await look(page, 'form-fill');
    await next(page, HELP);
    await tick(page, 'Feeding', 'Morning');
    await tick(page, 'Walking', 'Evening');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await checked(page)).toEqual([
      `1. ${DAYS} Weekdays`,
      `2. ${ANIMALS} Cats Dogs`,
      `3. ${HELP} Feeding: Morning Walking: Evening`,
    ]);
    await look(page, 'form-check');
    await submit(page);
    await page.getByRole('row', { name: new RegExp(`${TITLE}.*Pending Approval`) }).waitFor();
    await look(page, 'forms');
  });

  it('is approved by an admin for one person and sent back with a reason to the other', async () => {
    const { page } = amara;
    await page.goto('/admin-forms?tab=submissions');
    await page.getByRole('searchbox').fill(TITLE);
    await page.getByText('2 submissions').first().waitFor();
    await look(page, 'submissions');
    await page.getByRole('button', { name: `Approve ${TITLE} of Rosa Marchetti` }).click();
    await page.getByText('Submission approved').waitFor();
    await page.getByRole('button', { name: `View ${TITLE} of Gabriel Moreau` }).click();
    const view = page.getByRole('dialog', { name: TITLE });
    await view.getByText('In the kitchen').waitFor();
    await look(page, 'submission');
    await view.getByRole('button', { name: 'Reject', exact: true }).click();
    const reject = page.getByRole('dialog', { name: 'Reject submission' });
    await reject.getByLabel('Reason').fill('A kitchen is too noisy to sleep in.');
    await reject.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('Submission rejected').waitFor();
    await view.getByText(/^Rejected by Amara Hale/).waitFor();
  });

  it('shows the newcomer the reason, and takes the changed answers when they are sent again', async () => {
    const { page } = gabriel;
    await page.goto('/forms');
    await page.getByText('A kitchen is too noisy to sleep in.').waitFor();
    await fits(page, 'forms-rejected-phone');
    await page.getByRole('link', { name: `Edit & Resubmit ${TITLE}` }).click();
    await checked(page);
    await fits(page, 'form-rejected-phone');
    await change(page, 1, () => page.getByRole('radio', { name: 'Weekends' }).check());
    await change(page, 2, () => page.getByRole('checkbox', { name: 'Rabbits' }).check());
    await change(page, 5, () =>
      page.getByRole('textbox', { name: SLEEP }).fill('On a bed of their own'),
    );
    await submit(page);
    await page.getByText('Pending Approval').first().waitFor();
  });

  it('shows the admin what changed, is approved, and verifies the person in one click', async () => {
    const { page } = amara;
    await page.goto(`/admin-forms?tab=submissions&search=${encodeURIComponent(TITLE)}`);
    await page.getByRole('button', { name: `View ${TITLE} of Gabriel Moreau` }).click();
    const view = page.getByRole('dialog', { name: TITLE });
    const changes = view.getByRole('region', { name: 'What changed since the rejection' });
    await changes.getByText('A kitchen is too noisy to sleep in.').waitFor();
    const listed = await changes.getByRole('listitem').allInnerTexts();
    expect(listed.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      `1. ${DAYS} Before Weekdays Now Weekends`,
      `2. ${ANIMALS} Before Dogs Now Dogs Rabbits`,
      `5. ${SLEEP} Before In the kitchen Now On a bed of their own`,
    ]);
    await look(page, 'submission-changes');
    await view.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Submission approved').waitFor();
    await view.getByRole('button', { name: 'Verify User' }).click();
    await page.getByText('User verified').first().waitFor();
    await view.getByText('User Verified').waitFor();
    await look(page, 'submission-verified');

    await gabriel.page.goto('/');
    await gabriel.page.getByRole('link', { name: 'Directory' }).first().waitFor();
    await gabriel.page.goto('/notifications');
    await gabriel.page.getByText(`“${TITLE}” was approved`).waitFor();
  });

  it('has statistics and a report that match numbers worked out by hand', async () => {
    // A third response, which nobody has reviewed: it counts as a response but not in the report.
    const sam = await apiOf(system.portal.url, 'sam');
    await answerForm(sam, formId, [
      { choices: ['Weekends'] },
      { choices: ['Dogs'] },
      { text: '503 555 0163' },
      { cells: ['Feeding Morning', 'Walking Evening'] },
      { text: 'In the hall' },
    ]);
    const { page } = amara;
    await page.goto(`/admin-forms/${formId}/responses`);
    await page.getByText('Who Has Responded?').waitFor();
    // One of three, two of three, none.
    expect(await rowsOf(counted(page, DAYS))).toEqual([
      'Weekdays | 1 | 33.3%',
      'Weekends | 2 | 66.7%',
      'Any day | 0 | 0.0%',
    ]);
    // Rosa ticked cats and dogs, Gabriel dogs and rabbits, Sam dogs: five ticks.
    expect(await rowsOf(counted(page, ANIMALS))).toEqual([
      'Cats | 1 | 20.0%',
      'Dogs | 3 | 60.0%',
      'Rabbits | 1 | 20.0%',
    ]);
    // Feeding: three mornings and one evening; walking: two evenings.
    expect(await rowsOf(counted(page, HELP))).toEqual([
      'Feeding | 3 (75.0%) | 1 (25.0%)',
      'Walking | 0 (0.0%) | 2 (100.0%)',
    ]);
    for (const [question, answers] of [
      [PHONE_NUMBER, ['503 555 0163', '617 555 0199']],
      [SLEEP, ['In the hall', 'On a bed of their own']],
    ] as const) {
      await counted(page, question).getByText('2 answers', { exact: true }).waitFor();
      const said = await counted(page, question).getByRole('listitem').allInnerTexts();
      expect(said.map((text) => text.split('\n')[0])).toEqual(answers);
    }
    await look(page, 'form-responses');
    await counted(page, HELP).scrollIntoViewIfNeeded();
    await counted(page, HELP).locator('canvas').waitFor();
    await look(page, 'form-responses-grid');

    await page.goto('/reports');
    await page.getByRole('searchbox').fill(TITLE);
    await page.getByText('1 form', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: `View Details of ${TITLE}` }).click();
    const report = page.getByRole('dialog', { name: TITLE });
    const option = async (name: string) =>
      (
        await report
          .getByRole('listitem')
          .filter({ has: page.getByText(name, { exact: true }) })
          .innerText()
      ).replace(/\s+/g, ' ');
    await report.getByText(DAYS).waitFor();
    expect(await report.getByRole('definition').allInnerTexts()).toEqual(['3', '2']);
    // Only Rosa's and Gabriel's: two responses, four ticks.
    expect(await option('Weekdays')).toMatch(/Weekdays 1 person 50\.0%/);
    expect(await option('Weekends')).toMatch(/Weekends 1 person 50\.0%/);
    expect(await option('Any day')).toMatch(/Any day 0 people 0\.0%/);
    expect(await option('Cats')).toMatch(/Cats 1 person 25\.0%/);
    expect(await option('Dogs')).toMatch(/Dogs 2 people 50\.0%/);
    expect(await option('Rabbits')).toMatch(/Rabbits 1 person 25\.0%/);
    await report.getByRole('button', { name: /^Dogs/ }).click();
    await report.getByText('rosa@hearthside.example').waitFor();
    await report.getByText('gabriel@hearthside.example').waitFor();
    await look(page, 'report');
  });
});
