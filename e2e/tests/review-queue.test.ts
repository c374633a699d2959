import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, seriousFindings, type Visit } from '../src/browser';
import { fits } from '../src/form-steps';
import { arrive, leave } from '../src/inbox-steps';
import { hasFocus, plantSubmissions, reviewBar, reviewed, tabTo } from '../src/review-steps';
import { useSystem } from '../src/system';

const system = useSystem();
const BY_KEYBOARD = 'Questions about winter';
const BY_PHONE = 'Questions about summer';
const TWENTY = 'Questions about the year';

describe('an admin works a queue', () => {
  let jonas: ApiMember;
  let visit: Visit | undefined;
  beforeAll(async () => {
    const { url } = system.portal;
    jonas = await apiOf(url, 'jonas');
    const five = ['rosa', 'grace', 'sam', 'theo', 'sofia'];
    for (let form = 1; form <= 4; form += 1)
      await plantSubmissions(url, jonas, `${TWENTY}, part ${form}`, five);
    await plantSubmissions(url, jonas, BY_KEYBOARD, ['rosa', 'sam', 'lena', 'nina']);
    await plantSubmissions(url, jonas, BY_PHONE, ['rosa', 'grace', 'sam']);
  });
  afterEach(() => leave(visit));

  it('of several submissions by keyboard alone', async () => {
    visit = await arrive(system, 'amara');
    const { page } = visit;
    const bar = reviewBar(page);
    const button = (name: string) => bar.getByRole('button', { name, exact: true });
    await page.goto(`/admin-forms?tab=submissions&search=${encodeURIComponent(BY_KEYBOARD)}`);
    await tabTo(page, page.getByRole('link', { name: 'Review one by one' }));
    await page.keyboard.press('Enter');

    // The last to send it is the first in the list.
    await reviewed(page, `Nina Farrow: ${BY_KEYBOARD}`).waitFor();
    await bar.getByText('1 of 4').waitFor();
    await page.getByText('Because, says nina').waitFor();
    const nina = page.getByRole('region', { name: 'Nina Farrow' });
    await nina.getByText('Role requested').waitFor();
    await look(page, 'review-queue');
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(page, button('Approve'));
    await page.keyboard.press('Enter');
    await page.getByText('Submission approved').waitFor();
    await bar.getByText('Nina Farrow is not verified yet', { exact: false }).waitFor();
    await hasFocus(button('Verify User'));
    await page.keyboard.press('Enter');

    await hasFocus(reviewed(page, 'Lena Novak'));
    await bar.getByText('3 still waiting').waitFor();
    // Undo is a key away, and the way back from there too.
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Escape');
    await hasFocus(reviewed(page, 'Lena Novak'));
    await page.keyboard.press('j');
    await hasFocus(reviewed(page, 'Sam Delgado'));
    await page.keyboard.press('k');
    await hasFocus(reviewed(page, 'Lena Novak'));
    await tabTo(page, button('Reject'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reject submission' });
    await hasFocus(dialog.getByLabel('Reason'));
    // These are letters here.
    await page.keyboard.type('Just ask, Jack');
    await tabTo(page, dialog.getByRole('button', { name: 'Reject', exact: true }));
    await page.keyboard.press('Enter');

    await hasFocus(reviewed(page, 'Sam Delgado'));
    await bar.getByText('3 of 4').waitFor();
    await page.reload();
    await reviewed(page, 'Sam Delgado').waitFor();
    await bar.getByText('3 of 4').waitFor();
    await bar.getByText('2 still waiting').waitFor();
    await page.keyboard.press('k');
    await hasFocus(reviewed(page, 'Lena Novak'));
    await page.getByText('Just ask, Jack').waitFor();
    await page.goBack();
    await hasFocus(reviewed(page, 'Sam Delgado'));
    await tabTo(page, button('Approve'));
    await page.keyboard.press('Enter');
    await hasFocus(reviewed(page, 'Rosa Marchetti'));
    await tabTo(page, button('Approve'));
    await page.keyboard.press('Enter');
    await hasFocus(reviewed(page, 'All done'));
    await page.getByText(`No submission is waiting that matches “${BY_KEYBOARD}”.`).waitFor();
    await look(page, 'review-queue-end');
  });

  it('of twenty submissions with two presses for each, reading aside', async () => {
    visit = await arrive(system, 'amara');
    const { page } = visit;
    const bar = reviewBar(page);
    const approve = bar.getByRole('button', { name: 'Approve', exact: true });
    await page.goto(`/admin-forms/review?search=${encodeURIComponent(TWENTY)}`);
    for (let left = 20; left > 0; left -= 1) {
      await bar.getByText(`${left} still waiting`).waitFor();
      await bar.getByText(`${21 - left} of 20`).waitFor();
      if (left < 20)
        await hasFocus(page.getByRole('main').getByRole('heading', { level: 2 }).first());
      await approve.waitFor();
      await page.keyboard.press('a');
      await hasFocus(approve);
      await page.keyboard.press('Enter');
    }
    await hasFocus(reviewed(page, 'All done'));
  });

  it('on a phone, where somebody else decides meanwhile, and whose count on Home falls', async () => {
    visit = await arrive(system, 'amara', { viewport: PHONE });
    const { page } = visit;
    visit.expectComplaint(/status of 409/);
    const bar = reviewBar(page);
    const waiting = page.getByRole('link', { name: /form submissions are waiting for review/ });
    const countOf = async () => Number.parseInt(await waiting.innerText(), 10);
    const before = await countOf();
    await waiting.click();
    await reviewed(page, `Sam Delgado: ${BY_PHONE}`).waitFor();
    await page.getByText('Because, says sam').waitFor();
    await fits(page, 'review-queue-phone');
    expect(await seriousFindings(page)).toEqual([]);

    const sams = Number(new URL(page.url()).searchParams.get('item'));
    await jonas.post('/admin/form-submissions/approve', { responseId: sams, approve: true });
    await bar.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject submission' });
    await dialog.getByLabel('Reason').fill('Which summer?');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByText('This submission has changed', { exact: false }).waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Which summer?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Approved by Jonas/).waitFor();
    await bar.getByText(`1 of ${before}`).waitFor();

    await bar.getByRole('button', { name: 'Next' }).click();
    await reviewed(page, `Grace Lindqvist: ${BY_PHONE}`).waitFor();
    await bar.getByRole('button', { name: 'Approve' }).click();
    await reviewed(page, `Rosa Marchetti: ${BY_PHONE}`).waitFor();
    await page.goto('/');
    await expect.poll(countOf).toBe(before - 2);
  });

  it('of newcomers, one of whom has sent nothing, and comes to a person’s answers from Users', async () => {
    visit = await arrive(system, 'amara');
    const { page } = visit;
    await page.goto('/users?verified=false');
    const name = await page.getByRole('rowheader').getByRole('link').first().innerText();
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'See their answers' }).click();
    await reviewed(page, name).waitFor();
    await reviewBar(page)
      .getByText(/^\d+ of \d+$/)
      .waitFor();
    await page.goto('/admin-forms/review?queue=newcomers');
    const silent = page.getByText('has sent no answers to review', { exact: false });
    const total = Number(
      (
        await reviewBar(page)
          .getByText(/^1 of \d+$/)
          .innerText()
      ).split(' ')[2],
    );
    for (let at = 2; at <= total && !(await silent.isVisible()); at += 1) {
      await page.keyboard.press('j');
      await reviewBar(page).getByText(`${at} of ${total}`).waitFor();
      await hasFocus(page.getByRole('main').getByRole('heading', { level: 2 }).first());
    }
    await silent.waitFor();
    await page
      .getByText(/Not Started|In Progress/)
      .first()
      .waitFor();
    await look(page, 'review-queue-silent');
    await reviewBar(page).getByRole('button', { name: 'Verify User' }).click();
    const sure = page.getByRole('alertdialog', { name: /^Verify / });
    await sure.getByText('They have sent no form that was reviewed', { exact: false }).waitFor();
    await sure.getByRole('button', { name: 'Verify User' }).click();
    // The badge of who is shown says "User Verified".
    await page.getByText(/^User verified \S/).waitFor();
    await reviewBar(page)
      .getByText(`${total - 1} still waiting`)
      .waitFor();
  });
});
