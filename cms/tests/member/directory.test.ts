import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import { rolesWith } from '../access/role-table';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

/** Part 1 §2.6. */
const ROLE_TABS = rolesWith('as:directory_tab');
const TABS = [...ROLE_TABS, 'featured'] as const;
const family = unique('Dirko');
/** Who can be met at all: by role, featured and not. */
const people: { id: number; role: Role; featured: boolean; waits: boolean }[] = [];

beforeAll(async () => {
  for (const role of ROLES) {
    for (const featured of [true, false]) {
      const columns = featured ? { featured_at: new Date() } : {};
      const make = (more: object) => makeMember({ role, lastName: family, columns, ...more });
      people.push({ ...(await make({})), featured, waits: false });
      people.push({ ...(await make({ verified: false })), featured, waits: true });
      await make({ confirmed: false });
      await make({ blocked: true });
      await make({ columns: { ...columns, deleted_at: new Date() } });
    }
  }
});

const directory = (token: string, query: Record<string, string | number>) =>
  get('/directory', { token, query: { search: family, limit: 100, ...query } });

describe('the directory', () => {
  it.each(rolesWith('directory'))('shows a %s exactly the members they may see', async (role) => {
    const meetsAll = rolesWith('as:meets_unverified').includes(role);
    const { token } = await signedIn({ role });
    for (const tab of TABS) {
      const { status, body } = await directory(token, { role: tab });
      const expected = people
        .filter((one) => (tab === 'featured' ? one.featured : one.role === tab))
        .filter(({ waits }) => meetsAll || !waits)
        .map(({ id }) => id);
      const found = body.members.map(({ id }: { id: number }) => id);
      expect([status, found.sort(), body.pagination.total], tab).toEqual([
        200,
        expected.sort(),
        expected.length,
      ]);
    }
  });

  it('shows of a member these fields and no others', async () => {
    const { token } = await signedIn({ role: 'pet_owner' });
    const lastName = unique('Only');
    const one = await makeMember({ role: 'attorney', firstName: 'Ida', lastName });
    const { body } = await directory(token, { role: 'attorney', search: lastName });
    const { id, email } = one;
    expect(body.members).toEqual([
      {
        id,
        firstName: 'Ida',
        lastName,
        role: 'attorney',
        verified: true,
        email,
        city: 'Portland',
        profilePicture: null,
        offer: { services: [], animals: [] },
        miles: null,
      },
    ]);
  });

  it('has no tab for other roles, and needs one', async () => {
    const { token } = await signedIn({ role: 'admin' });
    for (const role of ROLES.filter((one) => !(ROLE_TABS as readonly string[]).includes(one))) {
      expect((await directory(token, { role })).status, role).toBe(400);
    }
    expect((await get('/directory', { token })).status).toBe(400);
    expect((await directory(token, { role: 'foster', verified: 'false' })).status).toBe(400);
  });

  it('sorts and pages as the list of users', async () => {
    const { token } = await signedIn({ role: 'attorney' });
    const lastName = unique('Sorted');
    for (const firstName of ['Zo\u00eb', 'adam', '\u00c5ke', 'Bo']) {
      await makeMember({ role: 'foster', firstName, lastName });
    }
    const names = async (sort: string, page: number) => {
      const query = { role: 'foster', search: lastName, limit: 2, sort, page };
      const { body } = await directory(token, query);
      return body.members.map(({ firstName }: { firstName: string }) => firstName);
    };
    expect(await names('name_asc', 1)).toEqual(['adam', '\u00c5ke']);
    expect(await names('name_asc', 2)).toEqual(['Bo', 'Zo\u00eb']);
    expect(await names('name_desc', 1)).toEqual(['Zo\u00eb', 'Bo']);
  });
});
