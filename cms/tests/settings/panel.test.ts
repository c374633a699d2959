import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const SETTINGS = '/content-manager/single-types/api::settings.portal-settings';
const PAGES = '/content-manager/collection-types/api::settings.portal-page';
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  panel = await panelSignIn(email, password);
});

describe('the organisation’s settings', () => {
  it.each([
    ['letters', 'ext. 3'],
    ['an extension', '+1 (503) 555-0199 ext. 3'],
    ['words', '1-800-PETS'],
    ['too few digits', '12345'],
  ])('are refused with %s for the emergency number', async (_name, emergencyNumber) => {
    const { status, body } = await panel.send('PUT', SETTINGS, { emergencyNumber });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['emergencyNumber']]);
  });

  it('take a number, and none', async () => {
    const [before] = await db('portal_settings').select('emergency_number');
    for (const [typed, kept] of [
      [' +44 131 496 0145 ', '+44 131 496 0145'],
      ['', null],
      [before.emergency_number, before.emergency_number],
    ]) {
      const { status } = await panel.send('PUT', SETTINGS, { emergencyNumber: typed });
      expect(status).toBe(200);
      expect((await db('portal_settings').first()).emergency_number).toBe(kept);
    }
  });
});

it('ids of the donation service are trimmed, and what is none is refused by its field', async () => {
  const { donation_account_id: before } = await db('portal_settings').first();
  const save = (typed: string | null) => panel.send('PUT', SETTINGS, { donationAccountId: typed });
  for (const typed of ['https://givebutter.com/x', 'a b', '"><script>', 'x'.repeat(81)]) {
    const { status, body } = await save(typed);
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['donationAccountId']]);
  }
  expect((await save(' Acct_1-x ')).status).toBe(200);
  expect((await db('portal_settings').first()).donation_account_id).toBe('Acct_1-x');
  expect((await save(before)).status).toBe(200);
});

/** Opens a form, saves it twice as it was opened, as two people would. */
async function twice(place: string, change: Record<string, unknown>) {
  const { revision } = (await panel.get(place)).body.data;
  const save = () => panel.send('PUT', place, { ...change, revision });
  const [first, second] = [await save(), await save()];
  const steps = (await panel.get(place)).body.data.revision - revision;
  return { first, second, steps };
}

it('neither settings nor pages are overwritten by who began with an older state', async () => {
  const page = await db('portal_pages').where({ key: 'referals' }).first();
  const { tagline } = await db('portal_settings').first();
  for (const [place, change, name] of [
    [SETTINGS, { tagline }, 'these settings'],
    [`${PAGES}/${page.document_id}`, { body: page.body }, 'this page'],
  ] as const) {
    const { first, second, steps } = await twice(place, change);
    expect([first.status, second.status, steps]).toEqual([200, 409, 1]);
    expect(second.body.error.message).toMatch(
      new RegExp(
        `^Somebody else has changed ${name} since you opened the form\\. It was .+, just now\\. Copy`,
      ),
    );
  }
});
