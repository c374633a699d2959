import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import { choose, DUE_PORTAL } from '../src/due-steps';
import { arrive, leave } from '../src/inbox-steps';
import { daysFromTomorrow, letItBe, letItBeTomorrow, lookForDue } from '../src/office-clock';
import { linkFromMail, mailsAbout } from '../src/outbox';
import { useSystem } from '../src/system';

const system = useSystem(DUE_PORTAL);
const SAM = 'sam@hearthside.example';
const ABOUT = 'Who takes the two greyhounds, should I be away for long?';
const DAY = daysFromTomorrow(9);

let amara: Visit;
let sam: Visit;
beforeAll(async () => {
  await letItBeTomorrow(system.portal);
  [amara, sam] = await Promise.all([
    arrive(system, 'amara'),
    arrive(system, 'sam', { viewport: PHONE }),
  ]);
  // As the clock moves by days, their access tokens expire and are renewed.
  for (const { expectComplaint } of [amara, sam]) expectComplaint(/status of 401/);
});
afterAll(() => leave(amara, sam));

/** His own appointment, as the card in the phone's list. */
const his = () => sam.page.getByRole('row').filter({ hasText: 'Planning call' }).first();
const hers = () => amara.page.getByRole('row', { name: /Sam Delgado/ }).first();

describe('an appointment', () => {
  it('is requested from the help center, on a phone', async () => {
    const { page } = sam;
    await page.goto('/help/vacations');
    await page.getByRole('button', { name: 'Schedule Planning Call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Planning Call' });
    await dialog.getByLabel('Day').waitFor();
    expect(await dialog.getByLabel('Kind').inputValue()).toBe('planning');
    await dialog.getByLabel('Day').fill(DAY);
    await dialog.getByLabel('Time', { exact: false }).first().fill('10:00');
    await dialog.getByText(/In your time zone: Pacific/).waitFor();
    await dialog.getByLabel('What is it about?').fill(ABOUT);
    await look(page, 'appointment-ask-phone');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page
      .getByText('The office has your request. We will let you know once it is confirmed.')
      .waitFor();
    // The link leads to the request.
    await page.getByRole('dialog', { name: /^Planning call, session \d+$/ }).waitFor();
  });

  it('waits for the office, which confirms it with a place', async () => {
    const { page } = amara;
    await page.goto('/');
    await page.getByRole('link', { name: /appointments? (is|are) waiting/ }).click();
    await page.waitForURL(/\/appointments\?view=waiting/);
    await hers().getByText('Waiting for confirmation').waitFor();
    await look(page, 'appointments-waiting');
    await choose(page, /Sam Delgado/, 'Confirm');
    const dialog = page.getByRole('dialog', { name: 'Confirm appointment' });
    await dialog.getByText(/^Sam Delgado requested .*10:00 AM Pacific\.$/).waitFor();
    await dialog.getByLabel('Location').fill('The office, the room with the green door');
    await look(page, 'appointment-confirm');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Appointment confirmed').waitFor();
  });

  it('is announced by mail with a link that opens it, and goes into the member’s own calendar', async () => {
    const { page } = sam;
    const link = await linkFromMail(system.portal.outbox, SAM, /appointment/i);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: /^Planning call, session \d+$/ });
    await dialog.getByText('The office, the room with the green door').waitFor();
    await dialog.getByText(ABOUT).waitFor();
    await look(page, 'appointment-phone');
    expect(await sidewaysScroll(page)).toBe(0);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.ics$/);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text).toContain('LOCATION:The office\\, the room with the green door\r\n');
    expect(text).toMatch(new RegExp(`DTSTART:${DAY.replaceAll('-', '')}T1[78]0000Z`));
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('is moved at the member’s request, and reminded of once, the day before', async () => {
    const { page } = sam;
    await page.goto('/appointments?view=coming');
    await his()
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Ask to reschedule' }).click();
    const wish = page.getByRole('dialog', { name: 'Request another time' });
    await wish.getByLabel('Day').fill(DAY);
    await wish.getByLabel('Time', { exact: false }).first().fill('13:30');
    await wish.getByLabel('Reason').fill('The vet comes in the forenoon.');
    await wish.getByRole('button', { name: 'Send request' }).click();
    await page
      .getByText(
        'The office will review your request. Until then, your appointment stays as scheduled.',
      )
      .waitFor();
    await his().getByText('Reschedule requested').waitFor();
    await look(page, 'appointments-phone');

    await amara.page.goto('/appointments?view=waiting');
    await choose(amara.page, /Sam Delgado/, 'Reschedule as requested');
    const dialog = amara.page.getByRole('dialog', { name: 'Move appointment' });
    await dialog.getByText(/The vet comes in the forenoon\./).waitFor();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await amara.page.getByText('Appointment changed').waitFor();
    // His page is open meanwhile and gets the change.
    await his().getByText('1:30 PM').waitFor();

    const { portal } = system;
    const subject = /^Reminder: your appointment on/;
    // 10:30 or 11:30 of that day where he lives: three hours before, or two.
    await letItBe(portal, 9);
    await lookForDue(portal, 'appointment-reminders');
    await lookForDue(portal, 'appointment-reminders');
    await linkFromMail(portal.outbox, SAM, subject);
    expect(await mailsAbout(portal.outbox, SAM, subject)).toHaveLength(1);
  });

  it('is canceled by the office with a reason, which can be undone', async () => {
    const { page } = amara;
    await page.goto('/appointments?view=coming');
    await choose(page, /Sam Delgado/, 'Cancel appointment');
    const dialog = page.getByRole('dialog', { name: 'Cancel the appointment' });
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await dialog.getByLabel('Reason').fill('The office has no heating.');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('Appointment canceled').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Appointment restored').waitFor();
    await page.goto('/appointments?view=coming');
    await hers().getByText('Confirmed').waitFor();
  });
});
