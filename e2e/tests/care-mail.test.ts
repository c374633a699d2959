import { expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, seriousFindings } from '../src/browser';
import { plantTask } from '../src/care-steps';
import { leave } from '../src/inbox-steps';
import { daysFromTomorrow, letItBeTomorrow, lookForDue, MOVED_CLOCK } from '../src/office-clock';
import { mailsAbout } from '../src/outbox';
import { useSystem } from '../src/system';

const system = useSystem(MOVED_CLOCK);

it('a line of the morning email marks its task without signing in, once it is pressed', async () => {
  const { portal } = system;
  const rosa = await apiOf(portal.url, 'rosa');
  await rosa.put('/care/settings', { mailOn: true, mailAt: '07:15' });
  // The day at the office once the clock is moved, which is not always the one after the office's today.
  const startsOn = daysFromTomorrow(0);
  await plantTask(rosa, 'Eye ointment', { startsOn, assigneeId: rosa.id });
  await letItBeTomorrow(portal);
  await lookForDue(portal, 'care-mornings');

  const sent = () => mailsAbout(portal.outbox, 'rosa@hearthside.example', /^Today: /);
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await sent();
  const text = mail?.text ?? '';
  const [dueToday = ''] = text.slice(text.indexOf('Due today')).split('Missed yesterday');
  expect(dueToday).toContain('12:00 PM: Eye ointment for Biscuit');
  const after = dueToday.slice(dueToday.indexOf('Eye ointment'));
  const [link] = /https?:\/\/\S+\/care\/mark\?token=[^\s)\]]+/.exec(after) ?? [];
  expect(link).toBeDefined();

  const visit = await system.visit({ viewport: PHONE });
  const { page } = visit;
  const open = async () => {
    await page.goto(link!.replace(/^https?:\/\/[^/]+/, portal.url));
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('Eye ointment for Biscuit');
  };
  const button = page.getByRole('button', { name: 'Mark as done' });
  await open();
  await button.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await look(page, 'care-mail-phone');
  // A mail scanner that follows the link marks nothing.
  await open();
  await button.click();
  await page.getByText(/^Done by Rosa /).waitFor();
  await look(page, 'care-mail-done-phone');
  await open();
  await page.getByText(/^Done by Rosa /).waitFor();
  expect(await button.count()).toBe(0);
  await leave(visit);
});
