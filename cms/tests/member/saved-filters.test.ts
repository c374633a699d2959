import { beforeAll, expect, it } from 'vitest';
import { FILTER_TEXTS, SAVED_FILTERS_MAX } from '@hearthside/contract/member/saved-filters';
import { del, get, post } from '../harness/http';
import { signedIn, type TestMember } from '../harness/members';

type Caller = TestMember & { token: string };
let admin: Caller;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

const save = (name: string, query = 'state=Oregon', { token } = admin) =>
  post('/users/filters', { token, body: { name, query } });
const list = async ({ token } = admin) => (await get('/users/filters', { token })).body.filters;

it('a saved filter is its admin’s alone, comes by name, and can be deleted', async () => {
  const { status, body } = await save('  Newcomers of Oregon ', 'state=Oregon&verified=false');
  expect([status, body.name]).toEqual([200, 'Newcomers of Oregon']);
  await save('Fosters', 'role=foster');
  expect(await list()).toMatchObject([
    { name: 'Fosters', query: 'role=foster' },
    { name: 'Newcomers of Oregon', query: 'state=Oregon&verified=false' },
  ]);
  const other = await signedIn({ role: 'admin' });
  expect(await list(other)).toEqual([]);
  const path = `/users/filters/${body.id}`;
  expect((await del(path, { token: other.token })).status).toBe(404);
  expect((await del(path, { token: admin.token })).status).toBe(200);
  expect((await del(path, { token: admin.token })).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

it('a second filter of one name is refused by its field, and so is one too many', async () => {
  const own = await signedIn({ role: 'admin' });
  for (let at = 0; at < SAVED_FILTERS_MAX; at += 1) {
    expect((await save(`Filter ${at}`, '', own)).status).toBe(200);
  }
  const full = await save('One more', '', own);
  expect([full.status, full.body.details]).toEqual([409, { name: FILTER_TEXTS.full }]);
  await save('Mine');
  const taken = await save('mine');
  expect([taken.status, taken.body.details]).toEqual([409, { name: FILTER_TEXTS.taken }]);
});

it('a filter without a name, or longer than an address, is bad input', async () => {
  const nameless = await save('  ');
  expect([nameless.status, nameless.body.details]).toEqual([400, { name: FILTER_TEXTS.named }]);
  expect((await save('Long', 'x'.repeat(1001))).status).toBe(400);
});
