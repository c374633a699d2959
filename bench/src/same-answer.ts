import assert from 'node:assert/strict';

/** A person as every server must show them, whatever the shape of its answer. */
type Shown = Record<string, unknown>;

interface PortalAnswer {
  users: { user: Shown; address: Shown }[];
  pagination: { total: number };
}
interface DirectoryAnswer {
  members: Shown[];
  pagination: { total: number };
}
interface StockPerson extends Shown {
  role: { type: string };
}
interface StockAnswer {
  data: StockPerson[];
  meta: { pagination: { total: number } };
}

export async function ask(url: string, token: string): Promise<string> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 500)}`);
  return text;
}

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'verified',
  'createdAt',
  'phoneNumber',
  'profilePicture',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'country',
];
const DIRECTORY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'verified',
  'city',
  'profilePicture',
];
const pick = (shown: Shown, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, shown[field]]));

/** Fails unless both answers list the same people in the same order, with the same fields and total. */
export function assertSamePage(question: string, portalText: string, stockText: string) {
  const portal = JSON.parse(portalText) as PortalAnswer | DirectoryAnswer;
  const stock = JSON.parse(stockText) as StockAnswer;
  const isDirectory = 'members' in portal;
  const fields = ['id', ...(isDirectory ? DIRECTORY_FIELDS : FIELDS)];
  const ofPortal = isDirectory
    ? portal.members.map((member) => pick(member, fields))
    : portal.users.map(({ user, address }) => pick({ ...user, ...address }, fields));
  const ofStock = stock.data.map((person) => pick({ ...person, role: person.role.type }, fields));
  assert.equal(ofPortal.length, 10, `${question}: the portal shows ${ofPortal.length} people`);
  assert.deepEqual(ofPortal, ofStock, `${question}: the people differ`);
  assert.equal(portal.pagination.total, stock.meta.pagination.total, `${question}: totals differ`);
}

/** The same for the list of users-permissions, which has its own ids and no total. */
export function assertSameUsers(portalText: string, usersText: string) {
  const portal = JSON.parse(portalText) as PortalAnswer;
  const users = JSON.parse(usersText) as StockPerson[];
  assert.deepEqual(
    portal.users.map(({ user, address }) => pick({ ...user, ...address }, FIELDS)),
    users.map((user) => pick({ ...user, role: user.role.type }, FIELDS)),
    'users-permissions: the people differ',
  );
}
