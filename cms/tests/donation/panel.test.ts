import { beforeAll, describe, expect, it } from 'vitest';
import { donationLayout } from '../../src/panel/layouts/donation';
import { db } from '../harness/database';
import { donationsOf, webhookEventOf, sendWebhook, transaction } from '../harness/donations';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const DONATION = 'api::donation.donation';
const HIDDEN = [
  'donation-change',
  'donation-month',
  'donation-refund',
  'service-event',
  'service-pass',
].map((name) => `api::donation.${name}`);
const SECRET = /"(password|onceKey|giftKey|saidAt|resetPasswordToken)"/;

async function signInAs(role: 'strapi-super-admin' | 'strapi-editor'): Promise<PanelPerson> {
  const { email, password } = panelAccount(role);
  return panelSignIn(email, password);
}
let row: { id: number; document_id: string };
beforeAll(async () => {
  const given = transaction();
  await sendWebhook(webhookEventOf(given));
  [row] = await donationsOf(given.id);
});

describe('in the panel an admin', () => {
  let panel: PanelPerson;
  beforeAll(async () => {
    panel = await signInAs('strapi-super-admin');
  });

  it('reads donations, without fields that are not shown', async () => {
    const list = await panel.get(`${listOf(DONATION)}?pageSize=100&sort=id:DESC`);
    const one = await panel.get(`${listOf(DONATION)}/${row.document_id}`);
    expect([list.status, one.status]).toEqual([200, 200]);
    expect(one.body.data).toMatchObject({ donorName: 'Dana Reed', amount: 5000 });
    expect(Object.keys(one.body.data)).toEqual(
      expect.arrayContaining(Object.keys(donationLayout.fields)),
    );
    for (const { body } of [list, one]) expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  it('cannot write donations', async () => {
    const before = await db('portal_donations').where({ id: row.id }).first();
    const one = `${listOf(DONATION)}/${row.document_id}`;
    const data = { donorName: 'X', amount: 1 };
    const replies = [
      await panel.send('POST', listOf(DONATION), data),
      await panel.send('PUT', one, data),
      await panel.send('DELETE', one),
      await panel.send('POST', `${listOf(DONATION)}/clone/${row.document_id}`, {}),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await db('portal_donations').where({ id: row.id }).first()).toEqual(before);
  });

  it.each(HIDDEN)('cannot find %s', async (uid) => {
    expect((await panel.get(listOf(uid))).status).toBe(403);
  });
});

it('in the panel an editor cannot find donations', async () => {
  const panel = await signInAs('strapi-editor');
  for (const uid of [DONATION, ...HIDDEN]) {
    expect([uid, (await panel.get(listOf(uid))).status]).toEqual([uid, 403]);
  }
});
