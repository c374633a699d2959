import { beforeAll, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';

let owner: TestMember & TestSession;
let other: TestMember & TestSession;
beforeAll(async () => {
  [owner, other] = [await signedIn(), await signedIn()];
});
const add = async (title: string) => (await post('/errands', { ...owner, body: { title } })).body;
const errandsOf = async ({ token }: TestSession) => (await get('/errands', { token })).body.errands;

it('a member finds the errands they added, those that are done last', async () => {
  const [walk, food] = [await add(' Walk the dog '), await add('Buy food')];
  expect(walk).toEqual({ id: expect.any(Number), title: 'Walk the dog', done: false });
  const path = `/errands/${food.id}`;
  const { body } = await patch(path, { token: owner.token, body: { done: true } });
  expect(body).toEqual({ ...food, done: true });
  expect(await errandsOf(owner)).toEqual([walk, body]);
});

it('a member sees, changes and deletes no errand of somebody else', async () => {
  const { id } = await add('Mine');
  const { token } = other;
  expect(await errandsOf(other)).toEqual([]);
  expect((await patch(`/errands/${id}`, { token, body: { done: true } })).status).toBe(404);
  expect((await del(`/errands/${id}`, { token })).status).toBe(404);
  expect((await del(`/errands/${id}`, { token: owner.token })).body).toEqual({ id });
  expect((await del(`/errands/${id}`, { token: owner.token })).status).toBe(404);
});

it('an errand has a title', async () => {
  const { status, body } = await post('/errands', { token: owner.token, body: { title: ' ' } });
  expect([status, body.details]).toEqual([400, { title: 'Please enter a title' }]);
});

it('the errands of a member are erased with them', async () => {
  const leaving = await signedIn();
  await post('/errands', { token: leaving.token, body: { title: 'Left behind' } });
  const admin = await signedIn({ role: 'admin' });
  await del(`/users/${leaving.id}`, { token: admin.token });
  const { status } = await del(`/users/trash/${leaving.id}`, { token: admin.token });
  expect([status, await db('errands').where({ title: 'Left behind' })]).toEqual([200, []]);
});
