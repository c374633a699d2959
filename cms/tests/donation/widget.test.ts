import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../harness/database';
import { raw } from '../harness/http';

const ask = (place: string, method = 'GET') =>
  raw(method, place, { headers: { accept: 'text/html,*/*;q=0.8' } });
const PLACE = '/donate-widget?utm_content=member-12';
const setIds = async (account: string | null, widget: string | null) => {
  await db('portal_settings').update({ donation_account_id: account, donation_widget_id: widget });
};

describe('the page of the donation widget', () => {
  beforeAll(async () => {
    await setIds('acct_1', 'wIdg-2');
    // Another file's ids may still be remembered.
    await vi.waitFor(async () => expect((await ask(PLACE)).text).toContain('"wIdg-2"'), {
      timeout: 7000,
      interval: 200,
    });
  });

  it('allows only the service’s hosts, and no inline script', async () => {
    const { headers, text } = await ask(PLACE);
    const hosts = 'https://widgets.givebutter.com https://givebutter.com';
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${hosts}`,
        `frame-src ${hosts}`,
        `connect-src ${hosts}`,
        'form-action https://givebutter.com',
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(text).toContain('data-account="acct_1" data-widget="wIdg-2"');
    expect(text).not.toMatch(/<script(?! src="\/donate-widget\/script\.js")|\son\w+=|style=/i);
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('has an origin of its own wherever it is shown, even opened by itself', async () => {
    const { headers } = await ask(PLACE);
    const policy = String(headers['content-security-policy']).split('; ');
    const rights = policy.find((line) => line.startsWith('sandbox '))?.split(' ') ?? [];
    expect(rights).toContain('allow-scripts');
    expect(rights).not.toContain('allow-same-origin');
    expect(rights.join(' ')).not.toContain('top-navigation');
    // With both a browser refuses to show it.
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('has a script of its own, which reveals nothing of the settings', async () => {
    const { headers, text } = await ask('/donate-widget/script.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(text).toContain('https://widgets.givebutter.com/latest.umd.cjs?acct=');
    expect(text).not.toContain('acct_1');
  });

  it('can only be read, and is at no other address', async () => {
    expect((await ask(PLACE, 'HEAD')).status).toBe(200);
    expect((await ask(PLACE, 'POST')).status).toBeGreaterThanOrEqual(400);
    for (const place of ['/donate-widget/x', '/donate-widget/script.jsx', '/donate-widgets'])
      expect((await ask(place)).text).not.toContain('givebutter');
  });

  it('does not exist without valid ids', async () => {
    for (const [account, widget] of [
      [null, null],
      ['acct', ''],
      ['"><script>', 'w'],
      ['a', 'w onload=x'],
    ] as const) {
      await setIds(account, widget);
      await vi.waitFor(async () => expect((await ask(PLACE)).status).toBe(404), {
        timeout: 7000,
        interval: 200,
      });
      const { headers, text } = await ask(PLACE);
      expect(String(headers['content-security-policy'])).not.toContain('givebutter');
      expect(text).not.toContain('<script');
    }
  }, 40_000);
});
