import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import {
  BISCUIT,
  openCare,
  plantTask,
  taskRow,
  tick,
  ticked,
  today,
  todayOf,
} from '../src/care-steps';
import { arrive, leave } from '../src/inbox-steps';
import { chooseFor } from '../src/pet-steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('the care calendar', () => {
  let owner: ApiMember;
  let rosa: Visit;
  beforeAll(async () => {
    [owner, rosa] = await Promise.all([
      apiOf(system.portal.url, 'rosa'),
      arrive(system, 'rosa', { viewport: PHONE }),
    ]);
  });
  afterAll(() => leave(rosa));

  it('skips a task with a reason, undoes that, and hands it over', async () => {
    const { page } = rosa;
    const { id } = await plantTask(owner, 'Joint powder');
    await openCare(page, 'Joint powder');
    await chooseFor(page, 'Joint powder', 'Skip');
    const skip = page.getByRole('dialog', { name: 'Skip this time' });
    await skip.getByRole('button', { name: 'Skip', exact: true }).click();
    await skip.getByText('Please give a reason').waitFor();
    await look(page, 'care-skip-phone');
    await skip.getByLabel('Why?').fill('Out of powder');
    await skip.getByRole('button', { name: 'Skip', exact: true }).click();
    await taskRow(page, 'Joint powder')
      .getByText(/^Skipped by Rosa .*: Out of powder$/)
      .waitFor();
    await expect
      .poll(async () => (await todayOf(owner, id))?.mark)
      .toMatchObject({ state: 'skipped', reason: 'Out of powder' });
    await chooseFor(page, 'Joint powder', 'Undo');
    await tick(page, 'Joint powder').waitFor();
    await expect.poll(async () => (await todayOf(owner, id))?.mark).toBe(null);

    await chooseFor(page, 'Joint powder', 'Hand over');
    const over = page.getByRole('dialog', { name: 'Hand over this time' });
    await over.getByLabel('Who takes over?').waitFor();
    await look(page, 'care-hand-over-phone');
    await over.getByRole('button', { name: 'Hand over' }).click();
    await over.getByText('Please choose a person').waitFor();
    const sam = over.getByRole('option', { name: /^Sam / });
    await over.getByLabel('Who takes over?').selectOption({ label: (await sam.textContent())! });
    await over.getByRole('button', { name: 'Hand over' }).click();
    const his = taskRow(page, 'Joint powder').getByText(/\s· Sam /);
    await his.waitFor();
    const said = page.getByRole('listitem').filter({ hasText: /^Handed over to Sam/ });
    await said.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('No longer handed over').waitFor();
    await his.waitFor({ state: 'detached' });
  });

  it('shows what someone else has marked without a reload', async () => {
    const { page } = rosa;
    const { id } = await plantTask(owner, 'Probiotic');
    await page.goto(`/pet-records?petId=${BISCUIT}&part=due`);
    await tick(page, 'Probiotic').waitFor();
    const sam = await apiOf(system.portal.url, 'sam');
    const clientId = randomUUID();
    const mark = { taskId: id, day: today(), time: '12:00', state: 'done', clientId };
    await sam.post('/care/marks', mark);
    await ticked(page, 'Probiotic').waitFor();
    await taskRow(page, 'Probiotic')
      .getByText(/^Done by Sam /)
      .waitFor();
  });

  it('shows at its field what is wrong with a task, and keeps what was typed', async () => {
    const { page } = rosa;
    await page.goto(`/care?petId=${BISCUIT}`);
    await page.getByRole('button', { name: 'Add a task' }).click();
    const choice = page.getByRole('dialog', { name: 'Add a task' });
    await choice.getByLabel('For which animal?').selectOption({ label: 'Biscuit' });
    await choice.getByRole('button', { name: 'Next' }).click();
    const form = page.getByRole('dialog', { name: 'Add a task' });
    await form.getByLabel('What needs to be done?').fill('Eye drops');
    const save = form.getByRole('button', { name: 'Add task' });
    const dose = form.getByLabel('Dose');
    for (const wrong of ['0 drops', '1e9 drops']) {
      await dose.fill(wrong);
      await save.click();
      await form.getByText('Please enter an amount above 0, up to 10,000').waitFor();
      expect(await dose.getAttribute('aria-invalid')).toBe('true');
    }
    await look(page, 'care-form-error-phone');
    await dose.fill('2 drops');
    const every = form.getByLabel('Every (days)');
    await every.fill('0');
    await save.click();
    await form.getByText('Please enter a whole number from 1 to 365').waitFor();
    await every.fill('1');
    // Far ahead, since a new task has nothing due today once its time is past. All in one week, from a Monday on.
    await form.getByLabel('Starts').fill('2198-12-24');
    await form.getByLabel('Ends').fill('2198-12-23');
    await save.click();
    await form.getByText('The end date is before the start date').waitFor();
    expect(await form.getByLabel('What needs to be done?').inputValue()).toBe('Eye drops');
    expect(await dose.inputValue()).toBe('2 drops');
    await form.getByLabel('Ends').fill('2198-12-26');
    await save.click();
    await page.getByText('Task added').waitFor();
    await page.goto(`/care?petId=${BISCUIT}&view=week&day=2198-12-25`);
    await taskRow(page, 'Eye drops').first().waitFor();
    expect(await taskRow(page, 'Eye drops').count()).toBe(3);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('saves the hour of the morning email, and replaces the address of the feed', async () => {
    const { page } = rosa;
    await page.goto('/care/settings');
    const hour = page.getByLabel('At', { exact: true });
    await hour.fill('06:30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved').waitFor();
    await page.reload();
    await expect.poll(() => hour.inputValue()).toBe('06:30');
    await page.getByRole('button', { name: 'Create my calendar link' }).click();
    const address = page.getByLabel('Your calendar link');
    await expect.poll(() => address.inputValue()).toMatch(/\.ics$/);
    const old = await address.inputValue();
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => address.inputValue()).not.toBe(old);
    const onPortal = (url: string) => url.replace(/^https?:\/\/[^/]+/, system.portal.url);
    const feed = await fetch(onPortal(await address.inputValue()));
    expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
    expect((await fetch(onPortal(old))).status).toBe(404);
  });
});

it('a week of the care calendar is printed without the portal around it', async () => {
  const visit = await arrive(system, 'rosa');
  const { page } = visit;
  await plantTask(await apiOf(system.portal.url, 'rosa'), 'Ear wash');
  await page.goto(`/care?petId=${BISCUIT}&view=week`);
  await taskRow(page, 'Ear wash').first().waitFor();
  // A page that prints waits for a dialog, which nobody closes here.
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  const paper = page.locator('.print-sheet');
  await paper.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await paper.getByText('Ear wash').first().waitFor();
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await paper.getByRole('heading', { level: 1, name: /^Care, / }).waitFor();
  await look(page, 'care-week-printed');
  expect((await page.pdf()).byteLength).toBeGreaterThan(1000);
  await leave(visit);
});

it('an admin who cares for no animal is led from the empty calendar to what is overdue', async () => {
  const visit = await arrive(system, 'amara');
  const { page } = visit;
  await page.goto('/care');
  await page.getByText('This calendar has the pets you own or care for.').waitFor();
  await look(page, 'care-empty-admin');
  await page.getByRole('main').getByRole('link', { name: 'Overdue' }).last().click();
  await page.waitForURL('**/care/overdue');
  await leave(visit);
});

it('a trustee reads what is overdue, worst first, and saves it as CSV', async () => {
  const owner = await apiOf(system.portal.url, 'rosa');
  await plantTask(owner, 'Nail trim', { kind: 'grooming', dose: '', startsOn: '2026-11-01' });
  const visit = await arrive(system, 'theo', { viewport: PHONE });
  const { page } = visit;
  await page.goto('/care');
  await page.getByRole('link', { name: 'Overdue', exact: true }).click();
  await page.getByRole('link', { name: 'Biscuit', exact: true }).waitFor();
  await look(page, 'care-overdue-phone');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Biscuit');
  expect(csv).toContain('Nail trim');
  await leave(visit);
});
