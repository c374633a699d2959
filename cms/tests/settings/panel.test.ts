import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { expectInLog, logLines } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { signedIn, unique } from '../harness/members';
import { historyOf, notificationsOf, subjectsTo } from '../harness/notifications';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const SETTINGS = '/content-manager/single-types/api::settings.portal-settings';
const PAGES = '/content-manager/collection-types/api::settings.portal-page';
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  panel = await panelSignIn(email, password);
});

describe('the organization’s settings', () => {
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

it('a change of where gifts go notifies all admins, with the old and the new', async () => {
  const admin = await signedIn({ role: 'admin' });
  const owner = await signedIn({ role: 'pet_owner' });
  const { donation_account_id: before, tagline } = await db('portal_settings').first();
  const save = (given: object) => panel.send('PUT', SETTINGS, given);
  expect((await save({ tagline: 'Together' })).status).toBe(200);
  expect((await save({ tagline })).status).toBe(200);
  expect(await notificationsOf(admin.id)).toEqual([]);
  expect((await save({ donationAccountId: 'stolen_1' })).status).toBe(200);
  expect(await notificationsOf(admin.id)).toMatchObject([
    {
      kind: 'giving_address',
      title: expect.stringMatching(/ changed where gifts go$/),
      body: `Donation account: changed from ${before ?? 'nothing'} to stolen_1`,
    },
  ]);
  expect(await subjectsTo(admin.email)).toEqual([
    expect.stringMatching(/ changed where gifts go$/),
  ]);
  // A typed address in a mail would look like one of the organization's.
  const mail = await db('portal_mails').where({ to: admin.email }).first();
  expect(JSON.stringify(mail)).not.toContain('stolen_1');
  expect(await notificationsOf(owner.id)).toEqual([]);
  expect((await save({ donationAccountId: before })).status).toBe(200);
});

it('a refused change of where gifts go notifies nobody', async () => {
  const admin = await signedIn({ role: 'admin' });
  const { status } = await panel.send('PUT', SETTINGS, { donationAccountId: 'a b' });
  expect(status).toBe(400);
  expect(await notificationsOf(admin.id)).toEqual([]);
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
        `^Someone else changed ${name} after you opened the form\\. It was .+, just now\\. What you typed is kept`,
      ),
    );
  }
});

describe('the campaign page', () => {
  it.each([
    'https://bank.example@evil.example/',
    'https://user:pw@evil.example/',
    'http://a.example',
  ])('is refused by its field where it is %s', async (donationCampaignUrl) => {
    const before = await db('portal_settings').first();
    const { status, body } = await panel.send('PUT', SETTINGS, { donationCampaignUrl });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['donationCampaignUrl']]);
    expect(await db('portal_settings').first()).toEqual(before);
  });
});

describe('the history for admins', () => {
  const told = {
    action: 'changed',
    by: null,
    other: null,
    reason: expect.stringMatching(/^In the panel, by \w/),
  };

  it('has what was changed of the settings, field by field, and nothing where nothing was', async () => {
    const { token } = await signedIn({ role: 'admin' });
    const { id, tagline: before } = await db('portal_settings').first();
    const tagline = unique('Line');
    for (const typed of [tagline, tagline, before]) {
      expect((await panel.send('PUT', SETTINGS, { tagline: typed })).status).toBe(200);
    }
    const about = { kind: 'settings', id, name: 'Portal settings' };
    const entries = await historyOf(token, id, 'settings');
    expect(entries.slice(0, 2)).toEqual([
      { ...told, about, changes: [{ field: 'Tagline', from: tagline, to: before }] },
      { ...told, about, changes: [{ field: 'Tagline', from: before, to: tagline }] },
    ]);
  });

  it('has what was changed of a page, its text too', async () => {
    const { token } = await signedIn({ role: 'admin' });
    const row = await db('portal_pages').where({ key: 'directories' }).first();
    const word = unique('Words');
    const write = (data: object) => panel.send('PUT', `${PAGES}/${row.document_id}`, data);
    expect((await write({ title: word, body: `<p>${word}</p>` })).status).toBe(200);
    const [entry] = await historyOf(token, row.id, 'page');
    await db('portal_pages').where({ id: row.id }).update({ title: row.title, body: row.body });
    expect(entry).toEqual({
      ...told,
      about: { kind: 'page', id: row.id, name: word },
      changes: [
        { field: 'Title', from: row.title, to: word },
        { field: 'Text', from: 'Directories will appear here.', to: word },
      ],
    });
  });
});

/** Has writing a page fail where its title is this word, with its text in what the database says where it can. */
async function failingPage(word: string) {
  const when = `before update on portal_pages for each row when (new.title = '${word}')`;
  if (!onPostgres) {
    await db.raw(`create trigger fail_page ${when} begin select raise(abort, 'no'); end`);
    return () => db.raw('drop trigger fail_page');
  }
  await db.raw(`create function fail_page() returns trigger language plpgsql as
    $$ begin raise exception 'no % here', new.body using errcode = '22000'; end $$`);
  await db.raw(`create trigger fail_page ${when} execute function fail_page()`);
  return () => db.raw('drop function fail_page() cascade');
}

it('what could not be written in the panel is not in the log, but that it failed is', async () => {
  const { document_id: documentId } = await db('portal_pages').where({ key: 'referals' }).first();
  const [word, secret] = [unique('title'), unique('canary-of-a-page')];
  const mend = await failingPage(word);
  expectInLog(server.logFile, 'portal-page');
  const path = `${PAGES}/${documentId}`;
  const { status } = await panel.send('PUT', path, { title: word, body: `<p>${secret}</p>` });
  await mend();
  expect(status).toBe(500);
  const log = logLines(server.logFile).join('\n');
  expect(log).toMatch(
    onPostgres ? /PUT \S+portal-page\S*: \w+ 22000/ : /PUT \S+portal-page\S*: \w+ SQLITE_/,
  );
  for (const typed of [word, secret]) expect(log).not.toContain(typed);
});
