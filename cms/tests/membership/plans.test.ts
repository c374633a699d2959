import { beforeAll, describe, expect, it } from 'vitest';
import { rolesWith } from '../access/role-table';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { membershipCalls } from '../harness/memberships';
import { historyOf } from '../harness/notifications';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const admin = await signedIn({ role: 'admin' });
const calls = membershipCalls(admin);
const own = membershipCalls(await signedIn({ role: 'volunteer', verified: false }));
const PLANS = '/content-manager/collection-types/api::membership.plan';
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  panel = await panelSignIn(email, password);
});

const planWith = (more: Record<string, unknown> = {}) => ({
  title: unique('Plan '),
  price: 4500,
  benefits: ['A card', 'A letter'],
  campaignCode: 'X1',
  ...more,
});
const idOf = async (role: string) =>
  (await db('portal_plans').where({ role }).first('id', 'document_id')) as {
    id: number;
    document_id: string;
  };

describe('plans', () => {
  it('there is one of each role with a card, in their order, free where none is written', async () => {
    await db('portal_plans').where({ role: 'employee' }).delete();
    const plans = await calls.plansNow();
    expect(plans.map(({ role }) => role)).toEqual(rolesWith('as:plan'));
    expect(plans.find(({ role }) => role === 'employee')).toEqual({
      role: 'employee',
      title: 'Employee Membership',
      price: 0,
      benefits: [],
      campaignCode: '',
      widgetId: '',
      campaignUrl: '',
      placeMissing: false,
      updatedAt: null,
      revision: '0',
    });
  });

  it('are written in the portal, read by every member, and in the history', async () => {
    await db('portal_plans').where({ role: 'caretaker' }).delete();
    const plan = planWith({ title: '  Carers \n', campaignCode: ' kin_1-A ' });
    const first = await calls.savePlan('caretaker', { ...plan, revision: '0' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      role: 'caretaker',
      title: 'Carers',
      price: 4500,
      benefits: ['A card', 'A letter'],
      campaignCode: 'kin_1-A',
      revision: '1',
      updatedAt: expect.any(String),
    });
    const changed = planWith({ title: 'Carers', price: 5000, benefits: ['A letter'] });
    const second = await calls.savePlan('caretaker', { ...changed, revision: '1' });
    expect(second.body).toMatchObject({ price: 5000, benefits: ['A letter'], revision: '2' });
    const { plans } = (await own.own()).body;
    expect(plans[1]).toEqual({
      role: 'caretaker',
      title: 'Carers',
      price: 5000,
      benefits: ['A letter'],
    });
    const { id } = await idOf('caretaker');
    const entries = await historyOf(admin.token, id, 'plan');
    expect(entries).toMatchObject([
      {
        action: 'changed',
        about: { name: 'Caretaker plan' },
        changes: [
          { field: 'Price', from: '$45.00', to: '$50.00' },
          { field: 'Benefits', from: 'A card; A letter', to: 'A letter' },
          { field: 'Campaign', from: 'kin_1-A', to: 'X1' },
        ],
      },
      { action: 'created', by: { id: admin.id } },
    ]);
  });

  it('changed by somebody else are not overwritten', async () => {
    await calls.savePlan('foster', planWith());
    const revision = (await calls.plan('foster'))?.revision;
    await calls.savePlan('foster', planWith({ title: 'Newer', revision }));
    const { status, body } = await calls.savePlan('foster', planWith({ revision }));
    expect([status, body.error]).toEqual([
      409,
      'Someone else changed this plan since you opened it.',
    ]);
    expect(body.details).toMatchObject({ by: expect.any(String), at: expect.any(String) });
    expect((await calls.plan('foster'))?.title).toBe('Newer');
  });

  it.each([
    ['title', { title: ' ' }, 'Please enter a title'],
    ['title', { title: 'x'.repeat(81) }, undefined],
    ['price', { price: -1 }, 'Please enter a price'],
    ['price', { price: 0.5 }, 'Please enter a price'],
    ['benefits.0', { benefits: [' '] }, 'Please write the benefit or remove it'],
    ['benefits', { benefits: Array(13).fill('x') }, 'At most 12 benefits'],
    ['campaignCode', { campaignCode: 'a b' }, 'Only letters, digits, hyphens and underscores'],
    ['role', { role: 'foster' }, undefined],
  ])('are refused by their %s', async (field, more, said) => {
    const { status, body } = await calls.savePlan('volunteer', planWith(more));
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    if (said) expect(body.details[field]).toBe(said);
  });

  it.each(['admin', 'trustee', 'nobody'])('do not exist for %s', async (role) => {
    expect((await calls.savePlan(role, planWith())).status).toBe(400);
  });
});

describe('in the panel', () => {
  it('an editor writes them by the same rules', async () => {
    await db('portal_plans').where({ role: 'attorney' }).delete();
    const title = unique('Attorneys ');
    const benefits = [{ text: ' A seat ' }];
    const given = { role: 'attorney', title, price: 12_000, benefits, campaignCode: '' };
    const made = await panel.send('POST', PLANS, given);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect(await calls.plan('attorney')).toMatchObject({
      title,
      price: 12_000,
      benefits: ['A seat'],
      revision: '1',
    });
    const again = await panel.send('POST', PLANS, given);
    expect(again.status).toBe(409);
    const { id, document_id: documentId } = await idOf('attorney');
    const put = (data: object) => panel.send('PUT', `${PLANS}/${documentId}`, data);
    const [kept] = made.body.data.benefits as { id: number }[];
    const more = { benefits: [{ id: kept?.id, text: 'A seat' }, { text: 'A key' }] };
    const other = await put({ ...more, role: 'foster', revision: 1 });
    expect([other.status, other.body.error.details.errors[0]]).toEqual([
      400,
      expect.objectContaining({
        path: ['role'],
        message: expect.stringMatching(/^You can’t change a plan’s role\./) as string,
      }),
    ]);
    expect((await put({ ...more, role: 'attorney', revision: 1 })).status).toBe(200);
    expect(await calls.plan('attorney')).toMatchObject({ benefits: ['A seat', 'A key'] });
    const old = await put({ title: 'Older', revision: 1 });
    expect([old.status, old.body.error.message]).toEqual([
      409,
      expect.stringMatching(/^Someone else changed this plan since you opened it\./),
    ]);
    const bad = await put({ price: -5 });
    expect([bad.status, bad.body.error.details.errors[0].path[0]]).toEqual([400, 'price']);
    expect([403, 405]).toContain((await panel.send('DELETE', `${PLANS}/${documentId}`)).status);
    const [entry] = await historyOf(admin.token, id, 'plan');
    expect(entry?.reason).toMatch(/^In the panel, by ./);
  });

  it('memberships cannot be seen by an editor, or written by anyone', async () => {
    const memberships = '/content-manager/collection-types/api::membership.membership';
    expect((await panel.get(memberships)).status).toBe(403);
    const { email, password } = panelAccount('strapi-super-admin');
    const chief = await panelSignIn(email, password);
    expect((await chief.get(memberships)).status).toBe(200);
    const made = await chief.send('POST', memberships, { amount: 1, nextDeadline: '2030-01-01' });
    expect([403, 405]).toContain(made.status);
  });
});

it('nobody reads what only admins edit', async () => {
  const { token } = await signedIn({ role: 'board_member' });
  expect((await get('/membership/plans', { token })).status).toBe(403);
});
