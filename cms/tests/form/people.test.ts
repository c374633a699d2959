import { describe, expect, it } from 'vitest';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

const { token } = await signedIn({ role: 'admin' });
const word = unique('Shut');
const person = (firstName: string, more: Parameters<typeof makeMember>[0] = {}) =>
  makeMember({ firstName, lastName: word, ...more });
const people = async (query: Record<string, string | number>) =>
  (await get('/forms/people', { token, query })).body;
const names = async (query: Record<string, string | number>) =>
  (await people(query)).users.map(({ name }: { name: string }) => name.split(' ')[0]);

const zoe = await person('Zo\u00eb', { role: 'board_member' });
const al = await person('Al', { role: 'foster', verified: false });
const gone = await person('Gone', { columns: { deleted_at: new Date() } });
await person('Unjoined', { confirmed: false });
await person('Boss', { role: 'admin' });

describe('the list of members from whom a question can be hidden', () => {
  it('has everyone who has joined, verified or not, by name, except admins, who see everything', async () => {
    const { users, pagination } = await people({ search: word });
    expect(users).toEqual([
      {
        id: al.id,
        name: `Al ${word}`,
        email: al.email,
        role: 'foster',
        joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ id: zoe.id, role: 'board_member' }),
    ]);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 2 });
    expect(await names({ search: word, limit: 1, page: 2 })).toEqual(['Zo\u00eb']);
  });

  it('can be searched by name, email and role', async () => {
    expect(await names({ search: `zoe ${word}` })).toEqual(['Zo\u00eb']);
    expect(await names({ search: zoe.email.toUpperCase() })).toEqual(['Zo\u00eb']);
    const { users } = await people({ search: 'board mem', limit: 100 });
    expect(users.map(({ id }: { id: number }) => id)).toContain(zoe.id);
    expect(new Set(users.map(({ role }: { role: string }) => role))).toEqual(
      new Set(['board_member']),
    );
  });

  it('can be limited to the roles that see the question', async () => {
    expect(await names({ search: word, roles: 'foster,attorney' })).toEqual(['Al']);
    expect(await names({ search: word, roles: 'attorney,admin' })).toEqual([]);
    expect(await names({ ids: String(zoe.id), roles: 'foster' })).toEqual(['Zo\u00eb']);
    for (const roles of ['', 'foster,', 'king', 'foster;attorney']) {
      expect((await get('/forms/people', { token, query: { roles } })).status, roles).toBe(400);
    }
  });

  it('also resolves ids of chosen members who are in the trash by now', async () => {
    expect(await names({ ids: `${zoe.id},${gone.id},2000000000` })).toEqual(['Gone', 'Zo\u00eb']);
    for (const ids of [
      '',
      'a',
      '1,',
      '1;2',
      '9999999999',
      '3,2147483648',
      '0',
      `${'1,'.repeat(1000)}1`,
    ]) {
      expect((await get('/forms/people', { token, query: { ids } })).status, ids).toBe(400);
    }
  });
});
