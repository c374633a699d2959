import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get, raw } from '../harness/http';
import { makeMember, openSession, type NewMember } from '../harness/members';
import { dayFromNow, membershipCalls, plantMembership } from '../harness/memberships';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

let own: Server;
let into: Knex;
let office: ReturnType<typeof membershipCalls>;

beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  const admin = await makeMember({ role: 'admin', into });
  office = membershipCalls(await openSession(admin.id, own.info, into), own.info.baseUrl);
  await insert(
    'portal_settings',
    {
      donation_account_id: 'acct',
      donation_widget_id: 'usual',
      donation_campaign_url: 'https://givebutter.com/kin?x=1',
    },
    into,
  );
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const writePlan = async (role: string, more: object) => {
  const plan = { title: 'A plan', price: 6000, benefits: [], campaignCode: 'KIN', ...more };
  expect((await office.savePlan(role, plan)).status).toBe(200);
};
const revisionOf = async (role: string) => (await office.plan(role))?.revision;
const sessionOf = async (id: number) => ({
  ...(await openSession(id, own.info, into)),
  base: own.info.baseUrl,
});
async function givingOf(wanted: NewMember) {
  const { id } = await makeMember({ ...wanted, into });
  const session = await sessionOf(id);
  const { body } = await membershipCalls(session, session.base).own();
  return { id, ...body.donation };
}
const widgetAt = (path: string) =>
  raw('GET', path, { base: own.info.baseUrl, headers: { accept: 'text/html' } });
const PAGE = 'https://givebutter.com/kin?x=1&utm_content=member-';

it('members give where the settings say, and renew by it where that is the campaign of their plan', async () => {
  await writePlan('caretaker', {});
  await writePlan('foster', { campaignCode: '' });
  await writePlan('volunteer', { campaignCode: 'VOL' });
  for (const [role, renews] of [
    ...([
      ['caretaker', true],
      ['foster', false],
      // The gift would be on KIN, which renews nothing of theirs.
      ['volunteer', false],
    ] as const),
    ...([
      ['trustee', false],
      ['board_member', false],
      ['user', false],
      ['admin', false],
    ] as const),
  ]) {
    const { id, ...donation } = await givingOf({ role });
    const widget = `/donate-widget?utm_content=member-${id}`;
    expect(donation).toEqual({ widget, page: `${PAGE}${id}`, renews });
  }
});

it('an admin is shown which plans have members who give where nothing renews', async () => {
  await writePlan('volunteer', { campaignCode: 'VOL', revision: await revisionOf('volunteer') });
  const missing = async () =>
    (await office.plansNow()).filter(({ placeMissing }) => placeMissing).map(({ role }) => role);
  expect(await missing()).toEqual(['volunteer']);
  const placed = { campaignCode: 'VOL', campaignUrl: 'https://givebutter.com/vol' };
  await writePlan('volunteer', { ...placed, revision: await revisionOf('volunteer') });
  expect(await missing()).toEqual([]);
});

it('members of a role whose plan names a place give there, and nowhere else', async () => {
  await writePlan('attorney', { widgetId: 'wIdg-2', campaignUrl: 'https://givebutter.com/law' });
  await writePlan('veterinarian', { campaignUrl: 'https://givebutter.com/vets' });
  const attorney = await givingOf({ role: 'attorney' });
  expect(attorney).toEqual({
    id: attorney.id,
    renews: true,
    widget: `/donate-widget?plan=attorney&utm_content=member-${attorney.id}`,
    page: `https://givebutter.com/law?utm_content=member-${attorney.id}`,
  });
  // The usual widget is of another campaign, whose gifts renew nothing of theirs.
  expect(await givingOf({ role: 'veterinarian' })).toMatchObject({ widget: null, renews: true });
  // What a save does not say of its place stays.
  const revision = (await office.plan('attorney'))?.revision;
  await writePlan('attorney', { title: 'Newer', revision });
  expect(await office.plan('attorney')).toMatchObject({ title: 'Newer', widgetId: 'wIdg-2' });
});

it('the widget’s page takes its id from the plan of the role in its address, never from the address', async () => {
  await writePlan('attorney', { widgetId: 'wIdg-2' });
  for (const [asked, widget] of [
    ['plan=attorney&utm_content=member-1', 'wIdg-2'],
    ['utm_content=member-1', 'usual'],
    ['plan=caretaker', 'usual'],
    ['plan=wIdg-3&widget=wIdg-3&id=wIdg-3', 'usual'],
    ['plan=attorney&plan=attorney', 'usual'],
    ['plan=%27%22%3E', 'usual'],
  ]) {
    const { status, text } = await widgetAt(`/donate-widget?${asked}`);
    expect([asked, status]).toEqual([asked, 200]);
    expect(text).toContain(`data-account="acct" data-widget="${widget}"`);
    expect(text).not.toContain('wIdg-3');
  }
});

it.each([
  ['widgetId', 'w"'],
  ['widgetId', 'x'.repeat(81)],
  ['campaignUrl', 'http://givebutter.com'],
  ['campaignUrl', 'javascript:alert(1)'],
  ['campaignUrl', `https://givebutter.com/${'x'.repeat(300)}`],
])('a plan’s %s is refused by its field: %s', async (field, text) => {
  const plan = { title: 'P', price: 1, benefits: [], campaignCode: '', [field]: text };
  const { status, body } = await office.savePlan('volunteer', plan);
  expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
});

it('a plan saved once more by the same admin, whose answer was lost, is no conflict', async () => {
  const plan = { title: 'Team', price: 0, benefits: ['A seat'], campaignCode: '', revision: '0' };
  const first = await office.savePlan('employee', plan);
  const again = await office.savePlan('employee', plan);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const admin = await makeMember({ role: 'admin', into });
  const other = await sessionOf(admin.id);
  const theirs = await membershipCalls(other, other.base).savePlan('employee', plan);
  expect(theirs.status).toBe(409);
});

it('home shows a member what is due, in grace and lapsed, each in its own words', async () => {
  for (const [days, kind, link, role] of [
    [5, 'membership_due', '/membership', 'pet_owner'],
    [-5, 'membership_grace', '/membership?view=own', 'admin'],
    [-50, 'membership_lapsed', '/membership', 'trustee'],
  ] as const) {
    const { owner } = await plantMembership({
      nextDeadline: dayFromNow(days),
      into,
      owner: { role },
    });
    const { body } = await get('/users/me/home', await sessionOf(owner.id));
    const told = body.attention.filter((one: { kind: string }) =>
      one.kind.startsWith('membership_'),
    );
    expect(told).toEqual([{ kind, count: 1, link, detail: expect.any(String), first: [] }]);
    if (kind === 'membership_grace') expect(told[0].detail).toContain('; still valid until ');
  }
});
