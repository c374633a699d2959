import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addYears } from '../../contract/src/calendar-days';
import { shownDay } from '../../contract/src/shown-date';
import { look, PHONE, type Visit } from '../src/browser';
import {
  choose,
  DUE_PORTAL,
  nameDonationService,
  sendGiftWebhook,
  WIDGET_HOST,
  WIDGET_STAND_IN,
} from '../src/due-steps';
import { arrive, leave } from '../src/inbox-steps';
import { daysFromTomorrow, letItBeTomorrow, lookForDue } from '../src/office-clock';
import { linkFromMail, mailsAbout } from '../src/outbox';
import { PANEL_ASKS, signIntoPanel } from '../src/panel-steps';
import { DEMO_PASSWORD } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem(DUE_PORTAL);
const ROSA = 'rosa@hearthside.example';
const DEADLINE = daysFromTomorrow(7);
const NEXT_YEAR = addYears(DEADLINE, 1);

let amara: Visit;
let rosa: Visit;
beforeAll(async () => {
  await letItBeTomorrow(system.portal);
  amara = await arrive(system, 'amara');
  rosa = await system.visit({ viewport: PHONE });
  // The widget can't be loaded in this test.
  rosa.expectComplaint(/widgets\.givebutter\.com/);
});
afterAll(() => leave(amara, rosa));

describe('a membership', () => {
  it('gets another deadline from the office, and its reminders are rescheduled at once', async () => {
    const { page } = amara;
    await page.goto('/admin-memberships');
    await page.getByPlaceholder('Search members...').fill('Rosa');
    await choose(page, /Rosa/, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Membership' });
    await dialog.getByLabel('Next Deadline').fill(DEADLINE);
    await look(page, 'membership-edit');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Membership updated successfully').waitFor();
    const row = page.getByRole('row', { name: /Rosa/ });
    await row.getByText(shownDay(DEADLINE)).waitFor();
    const reminders = row.getByRole('switch', { name: /^Reminders for Rosa/ });
    await reminders.click();
    await page.getByText('Reminders disabled successfully').waitFor();
    await reminders.click();
    await page.getByText('Reminders enabled successfully').waitFor();
    await look(page, 'memberships');
  });

  it('that is due is announced by one mail, whose link leads to where it is renewed', async () => {
    const { portal } = system;
    await lookForDue(portal, 'membership-reminders');
    await lookForDue(portal, 'membership-reminders');
    const subject = /^Your membership is due in 7 days/;
    const link = await linkFromMail(portal.outbox, ROSA, subject);
    expect(await mailsAbout(portal.outbox, ROSA, subject)).toHaveLength(1);
    expect(link).toBe(`${portal.url}/membership`);

    const { page } = rosa;
    await page.goto(link);
    await page.getByLabel('Email').fill(ROSA);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const own = page.getByRole('region', { name: 'Your membership' });
    await own.getByText('Due soon').first().waitFor();
    await own.getByText(shownDay(DEADLINE)).first().waitFor();
    await look(page, 'membership-due-phone');
  });

  it('is renewed through the widget once the panel names it, and through a plain link if the widget fails', async () => {
    const editor = await system.visit();
    editor.expectComplaint(PANEL_ASKS);
    await signIntoPanel(editor.page, 'editor');
    await nameDonationService(system.portal, editor.page);
    await leave(editor);

    const { page, context } = rosa;
    await context.route(WIDGET_HOST, (route) => route.abort());
    await page.reload();
    const campaign = page.getByRole('link', { name: /^Give on our campaign page/ });
    await campaign.waitFor();
    expect(await campaign.getAttribute('href')).toMatch(
      /^https:\/\/givebutter\.com\/hearthside\?utm_content=member-\d+$/,
    );
    await look(page, 'membership-widget-away-phone');

    await context.unroute(WIDGET_HOST);
    await context.route(WIDGET_HOST, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: WIDGET_STAND_IN }),
    );
    await page.reload();
    const widget = page.frameLocator('iframe[title="Donation form"]');
    await widget.getByText('Give by the stand-in of widget wJourney').waitFor();
    await expect
      .poll(() => page.getByTitle('Donation form').evaluate((frame) => frame.clientHeight))
      .toBe(320);
    // What the service's scripts can reach of the portal around their page.
    const reached = await widget.locator('givebutter-widget').evaluate(() => {
      const reach = (work: () => unknown) => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        window.origin,
        ...[
          () => window.parent.document.title,
          () => localStorage.length,
          () => document.cookie,
        ].map(reach),
      ];
    });
    expect(reached).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
    await page.getByRole('link', { name: /^Open our campaign page/ }).waitFor();
    await page.getByTitle('Donation form').scrollIntoViewIfNeeded();
    await look(page, 'membership-widget-phone');
  });

  it('has its deadline moved by a year when the gift comes in, while its page is open', async () => {
    const { page } = rosa;
    const id = /member-(\d+)/.exec(
      (await page.getByTitle('Donation form').getAttribute('src')) ?? '',
    )?.[1];
    await sendGiftWebhook(system.portal, {
      id: 'trx-journey',
      amount: 60,
      campaign_code: 'OWNERS',
      email: 'other@example.com',
      utm_parameters: { utm_content: `member-${id}` },
    });
    const own = page.getByRole('region', { name: 'Your membership' });
    await own.getByText('Active').first().waitFor();
    await own.getByText(shownDay(NEXT_YEAR)).first().waitFor();
    await page.getByText('Renewed by a gift').first().waitFor();
    await look(page, 'membership-renewed-phone');
    await page.goto('/notifications');
    await page.getByText('Thank you for your gift').first().waitFor();
  });
});

describe('the gift', () => {
  it('is listed with the donations, and the deadline goes back when an admin cancels it', async () => {
    const { page } = amara;
    await page.goto('/admin-payments');
    const row = page.getByRole('row', { name: /trx-journey/ });
    await row.getByText('Completed').waitFor();
    await look(page, 'donations');
    await choose(page, /trx-journey/, 'Update Status');
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await dialog.getByText(/has renewed a membership/).waitFor();
    await dialog.getByLabel('New status').selectOption('Canceled');
    await dialog.getByLabel('Reason').fill('Given twice by mistake, and paid back.');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await page.getByText('Donation status updated successfully').waitFor();
    await row.getByText('Canceled').waitFor();

    await rosa.page.goto('/membership');
    const own = rosa.page.getByRole('region', { name: 'Your membership' });
    await own.getByText(shownDay(DEADLINE)).first().waitFor();
    await rosa.page.getByText('Renewal undone').first().waitFor();
  });

  it('can be a check recorded by hand, or come from a spreadsheet', async () => {
    const { page } = amara;
    await page.getByRole('button', { name: 'Record' }).click();
    await page.getByRole('menuitem', { name: 'Record a gift' }).click();
    const gift = page.getByRole('dialog', { name: 'Record a gift' });
    await gift.getByRole('textbox', { name: /^Donor/ }).fill('Orla Quinn');
    await gift.getByRole('button', { name: 'Record the gift' }).click();
    await gift.getByText('Please enter an amount').waitFor();
    await gift.getByLabel('Amount').fill('1,250.50');
    await gift.getByLabel('Reference').fill('Check 1042');
    await look(page, 'donation-by-hand');
    await gift.getByRole('button', { name: 'Record the gift' }).click();
    await page
      .getByRole('row', { name: /Orla Quinn/ })
      .getByText('$1,250.50')
      .waitFor();

    await page.getByRole('button', { name: 'Record' }).click();
    await page.getByRole('menuitem', { name: 'Import a list' }).click();
    const list = page.getByRole('dialog', { name: 'Import a list of gifts' });
    const lines = [
      'Donor,Email,Amount,Date,Method,Reference,Note',
      'Ida Brook,,20,2026-10-01,Check,77,',
      'Jo Flint,,twenty,2026-10-02,Check,78,',
    ];
    await list.getByLabel('The list').fill(lines.join('\n'));
    await list.getByRole('button', { name: 'Check the list' }).click();
    await list.getByText('1 gift of $20.00 is ready, 1 line needs attention').waitFor();
    await look(page, 'donation-list');
    await list.getByRole('button', { name: 'Change the list' }).click();
    await list.getByLabel('The list').fill(lines.join('\n').replace('twenty', '"1,020.00"'));
    await list.getByRole('button', { name: 'Check the list' }).click();
    await list.getByRole('button', { name: 'Record 2 gifts' }).click();
    await list.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox').fill('flint');
    await page
      .getByRole('row', { name: /Jo Flint/ })
      .getByText('$1,020.00')
      .waitFor();
  });
});
