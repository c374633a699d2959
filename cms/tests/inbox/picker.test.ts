import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import type { ChatUser } from '@hearthside/contract/inbox/fields';
import { rolesWith } from '../access/role-table';
import { askForChat } from '../harness/chats';
import { get, type Ask } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { snapshot } from '../harness/snapshot';

const NONE = 2_000_000_000;
const family = unique('Pickwick');
/** Of every role one who is verified and one who is not, and people whom nobody may pick. */
const verified = new Map<Role, TestMember>();
const unverified = new Map<Role, TestMember>();
const away: Record<string, TestMember> = {};

beforeAll(async () => {
  for (const role of ROLES) {
    verified.set(role, await makeMember({ role, lastName: family, firstName: `Vera ${role}` }));
    const newcomer = { role, lastName: family, firstName: `Nona ${role}`, verified: false };
    unverified.set(role, await makeMember(newcomer));
  }
  const named = { lastName: family, role: 'pet_owner' } as const;
  away.blocked = await makeMember({ ...named, blocked: true });
  away['blocked and unverified'] = await makeMember({ ...named, blocked: true, verified: false });
  away['in the trash'] = await makeMember({ ...named, columns: { deleted_at: new Date() } });
  const invited = { confirmed: false, columns: { invited_at: new Date() } };
  away['invited, and not come yet'] = await makeMember({ ...named, ...invited });
});

const ask = (token: string, query: Ask['query'] = {}) =>
  get('/inbox/people', { token, query: { search: family, ...query } });
const offered = async (token: string, query: Ask['query'] = {}) =>
  ((await ask(token, query)).body.people as ChatUser[]).map(({ id }) => id);
const idsIn = (people: ReadonlyMap<Role, TestMember>, roles: readonly Role[]) =>
  roles.map((role) => people.get(role)?.id ?? 0).sort((a, b) => a - b);
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b);

/** Part 1 §6: whoever has an inbox. Neither users nor attorneys. */
const WITH_INBOX = rolesWith('inbox');
const STARTING = rolesWith('as:starts_chats');
const MEETING_ALL = rolesWith('as:meets_unverified');

describe('the people to pick for a chat', () => {
  it.each(STARTING.filter((role) => !MEETING_ALL.includes(role)))(
    'are for a %s the verified members who have an inbox',
    async (role) => {
      const { token } = await signedIn({ role });
      expect(sorted(await offered(token))).toEqual(idsIn(verified, WITH_INBOX));
    },
  );

  it.each(STARTING.filter((role) => MEETING_ALL.includes(role)))(
    'also include unverified members of any role for an %s',
    async (role) => {
      const { token } = await signedIn({ role });
      const both = [...idsIn(verified, WITH_INBOX), ...idsIn(unverified, ROLES)];
      expect(sorted(await offered(token))).toEqual(sorted(both));
    },
  );

  it('never include the caller', async () => {
    const me = await signedIn({ role: 'employee', firstName: 'Vera', lastName: family });
    const other = await signedIn({ role: 'pet_owner' });
    expect(await offered(me.token)).not.toContain(me.id);
    expect(await offered(other.token)).toContain(me.id);
  });

  it('are refused to an admin, who creates no chats', async () => {
    const { token } = await signedIn({ role: 'admin' });
    const { status, body } = await ask(token);
    expect([status, body]).toEqual([403, { error: 'Admins cannot create chats' }]);
  });

  it('have their name, role and picture, and nothing else', async () => {
    const { token } = await signedIn();
    const lastName = unique('Told');
    const { id } = await makeMember({ role: 'foster', firstName: 'Fay', lastName });
    expect((await ask(token, { search: lastName })).body).toEqual({
      people: [
        { id, firstName: 'Fay', lastName, role: 'foster', verified: true, profilePicture: null },
      ],
      pagination: { currentPage: 1, totalPages: 1, total: 1 },
    });
  });

  it('come by name, page by page, each once', async () => {
    const { token } = await signedIn({ role: 'employee' });
    const all = await offered(token, { limit: 100 });
    const pages: number[] = [];
    for (let page = 1; page <= 5; page += 1)
      pages.push(...(await offered(token, { page, limit: 7 })));
    expect(pages).toEqual(all);
    const { body } = await ask(token, { limit: 7 });
    const total = WITH_INBOX.length + ROLES.length;
    expect(body.pagination).toMatchObject({
      total: all.length,
      totalPages: Math.ceil(all.length / 7),
    });
    expect(all.length).toBeGreaterThanOrEqual(total);
    const people: ChatUser[] = (await ask(token, { limit: 100 })).body.people;
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('come a hundred at a time by default, and no more', async () => {
    const { token } = await signedIn();
    const { body } = await ask(token, { search: '' });
    expect(body.people.length).toBe(Math.min(100, body.pagination.total));
    expect((await ask(token, { limit: 101 })).status).toBe(400);
  });
});

describe('searching them', () => {
  it('finds names and addresses in any case, without accents', async () => {
    const { token } = await signedIn();
    const word = unique('zoe');
    const { id, email } = await makeMember({ firstName: 'Zoë', lastName: word.toUpperCase() });
    for (const search of [word, `ZOE ${word}`, `zoë ${word}`, email.toUpperCase(), `  ${word} `]) {
      expect(await offered(token, { search }), search).toEqual([id]);
    }
  });

  it('finds nobody by an address they do not show, not even staff', async () => {
    const hiding = await makeMember({ showEmail: false, lastName: family });
    for (const role of ['pet_owner', 'employee'] as const) {
      const { token } = await signedIn({ role });
      expect(await offered(token, { search: hiding.email })).toEqual([]);
      expect(await offered(token)).toContain(hiding.id);
    }
  });

  it('takes wildcards as they are typed', async () => {
    const { token } = await signedIn();
    const { id } = await makeMember({ firstName: '100%_sure', lastName: unique('Wild') });
    expect(await offered(token, { search: '100%_s' })).toEqual([id]);
    for (const search of ['1%%_s', '100_', '%zzz', '\\']) {
      expect(await offered(token, { search }), search).not.toContain(id);
    }
  });
});

describe('a member who is not offered can’t be picked', () => {
  /** What is answered for someone who does not exist. */
  const refusal = {
    error: 'You can no longer message someone you picked.',
    details: { memberIds: 'You can no longer message someone you picked.' },
  };

  it.each(['pet_owner', 'employee', 'board_member'] as const)(
    'by a %s: as if they did not exist',
    async (role) => {
      const me = await signedIn({ role });
      const good = verified.get('foster') as TestMember;
      const without = ROLES.filter((one) => !WITH_INBOX.includes(one));
      const never = without.map((one) => verified.get(one));
      const newcomers = role === 'pet_owner' ? [...unverified.values()] : [];
      const people = [...Object.values(away), ...never, ...newcomers] as { id: number }[];
      const before = await snapshot();
      for (const person of [...people, { id: NONE }]) {
        for (const picked of [[person], [good, person], [person, good]]) {
          const { status, body } = await askForChat(me, picked);
          expect([status, body], String(person.id)).toEqual([400, refusal]);
        }
      }
      expect(await snapshot()).toEqual(before);
    },
  );

  it('although every member who is offered can', async () => {
    const [owner, staff] = [await signedIn(), await signedIn({ role: 'board_member' })];
    for (const role of WITH_INBOX) {
      const person = verified.get(role) as TestMember;
      expect((await askForChat(owner, [person])).status, role).toBe(200);
    }
    for (const role of ROLES) {
      const person = unverified.get(role) as TestMember;
      expect((await askForChat(staff, [person])).status, role).toBe(200);
    }
  });
});
