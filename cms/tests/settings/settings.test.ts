import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

describe('settings', () => {
  it('are these fields for everybody, and no others of the panel\u2019s', async () => {
    await db('portal_settings').update({
      donation_account_id: 'canary-account',
      donation_widget_id: 'canary-widget',
      donation_campaign_url: 'https://canary.example',
    });
    const { status, body } = await get('/settings');
    expect([status, body]).toEqual([
      200,
      {
        organisationName: 'Hearthside',
        tagline: 'Pet Trust Community',
        logo: null,
        supportEmail: 'care@hearthside.example',
        emergencyNumber: '+1 (503) 555-0199',
        timeZone: 'America/Los_Angeles',
      },
    ]);
  });

  it('follow a change in the panel within seconds', async () => {
    const [before] = await db('portal_settings').select('tagline');
    await db('portal_settings').update({ tagline: 'Another line' });
    const changed = async () => expect((await get('/settings')).body.tagline).toBe('Another line');
    await vi.waitFor(changed, { timeout: 6000, interval: 200 });
    await db('portal_settings').update(before);
  });
});

describe('the office\u2019s time zone', () => {
  const PAGE = '/content-manager/single-types/api::settings.portal-settings';
  const zone = async () => (await get('/settings')).body.timeZone;
  let editor: PanelPerson;
  beforeAll(async () => {
    const { email, password } = panelAccount('strapi-editor');
    editor = await panelSignIn(email, password);
  });
  afterAll(() =>
    db('portal_settings').update({ time_zone: 'America/Los_Angeles', grace_days: 30 }),
  );

  const save = (data: object) => editor.send('PUT', PAGE, data);

  it('is one that there is, or the first; a change shows at once', async () => {
    expect((await save({ timeZone: ' Asia/Tokyo ', graceDays: 0 })).status).toBe(200);
    expect(await zone()).toBe('Asia/Tokyo');
    for (const timeZone of ['Asia/Tokio', 'EST5', 'Asia/Tokyo; drop', '+09:00']) {
      const { status, body } = await save({ timeZone });
      expect([timeZone, status]).toEqual([timeZone, 400]);
      expect(body.error.message).toContain('This time zone doesn’t exist.');
      expect(body.error.details.errors).toMatchObject([{ path: ['timeZone'] }]);
    }
    expect((await save({ timeZone: '' })).status).toBe(200);
    expect(await zone()).toBe('America/Los_Angeles');
  });

  it('does not stop the portal where something else was written into the database', async () => {
    await db('portal_settings').update({ time_zone: 'Europe/Atlantis' });
    // Any save makes the portal read it again.
    expect((await save({ graceDays: 30 })).status).toBe(200);
    expect(await zone()).toBe('America/Los_Angeles');
  });

  it('goes with days of grace from none to a year', async () => {
    for (const graceDays of [-1, 366, 1.5]) {
      const { status } = await save({ graceDays });
      expect([graceDays, status]).toEqual([graceDays, 400]);
    }
  });
});

it('health is short, for everybody and nobody\u2019s cache', async () => {
  const { status, text, headers } = await get('/health');
  expect([status, text, headers['cache-control']]).toEqual([200, '{"status":"ok"}', 'no-store']);
});

describe('the version of the server', () => {
  const manifest = path.resolve(import.meta.dirname, '../../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

  it('is shown by health to a signed-in admin, and is in the database', async () => {
    const { token } = await signedIn({ role: 'admin' });
    expect((await get('/health', { token })).body).toEqual({ status: 'ok', version });
    expect(await db('portal_releases').orderBy('id', 'desc').first()).toMatchObject({ version });
  });

  it.each([
    ['an employee', { role: 'employee' }],
    ['a pet owner', { role: 'pet_owner' }],
    ['an admin who is not verified', { role: 'admin', verified: false }],
  ] as const)('is not shown to %s', async (_who, wanted) => {
    const { token } = await signedIn(wanted);
    expect((await get('/health', { token })).body).toEqual({ status: 'ok' });
  });
});
