import { describe, expect, it, vi } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';

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
        ...{ organisationName: 'Hearthside', tagline: 'Pet Trust Community', logo: null },
        ...{ supportEmail: 'care@hearthside.example', emergencyNumber: '+1 (503) 555-0199' },
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

it('health is short, for everybody and nobody\u2019s cache', async () => {
  const { status, text, headers } = await get('/health');
  expect([status, text, headers['cache-control']]).toEqual([200, '{"status":"ok"}', 'no-store']);
});
