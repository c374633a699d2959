import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import { rolesWith } from '../access/role-table';
import { db, insert } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { makePet } from '../harness/pets';

type Caller = TestMember & { token: string };
const LISTED = rolesWith('as:directory_tab');
const page = ({ token }: Caller, id: number) => get(`/members/${id}`, { token });
const NOBODY = { error: 'No one here' };

/** Somebody of each role, and those whom nobody may see. */
const people = new Map<Role, TestMember>();
const hidden: TestMember[] = [];
let waiting: TestMember;
let featured: TestMember;

beforeAll(async () => {
  for (const role of ROLES) people.set(role, await makeMember({ role }));
  waiting = await makeMember({ role: 'foster', verified: false });
  featured = await makeMember({ role: 'trustee', columns: { featured_at: new Date() } });
  hidden.push(await makeMember({ role: 'foster', blocked: true }));
  hidden.push(await makeMember({ role: 'foster', confirmed: false }));
  hidden.push(await makeMember({ role: 'foster', columns: { deleted_at: new Date() } }));
});

describe('the page of a member', () => {
  it.each(rolesWith('directory').filter((role) => role !== 'admin'))(
    'is visible to a %s exactly if the directory shows the member',
    async (role) => {
      const caller = await signedIn({ role });
      const meetsAll = rolesWith('as:meets_unverified').includes(role);
      for (const [of, { id }] of people) {
        const expected = LISTED.includes(of) ? 200 : 404;
        expect([of, (await page(caller, id)).status]).toEqual([of, expected]);
      }
      expect((await page(caller, featured.id)).status).toBe(200);
      expect((await page(caller, waiting.id)).status).toBe(meetsAll ? 200 : 404);
      for (const { id } of hidden) {
        const { status, body } = await page(caller, id);
        expect([status, body]).toEqual([404, NOBODY]);
      }
    },
  );

  it('is visible to an admin for everyone who has joined', async () => {
    const admin = await signedIn({ role: 'admin' });
    for (const { id } of [...people.values(), waiting, hidden[0] as TestMember]) {
      expect((await page(admin, id)).status).toBe(200);
    }
    for (const { id } of hidden.slice(1)) expect((await page(admin, id)).status).toBe(404);
  });

  it('is hidden from members without the directory, and no other id finds anyone', async () => {
    for (const role of ROLES.filter((one) => !rolesWith('directory').includes(one))) {
      expect((await page(await signedIn({ role }), featured.id)).status).toBe(403);
    }
    const unverified = await signedIn({ role: 'pet_owner', verified: false });
    expect((await page(unverified, featured.id)).status).toBe(403);
    const caller = await signedIn({ role: 'pet_owner' });
    expect((await page(caller, 2_000_000_000)).body).toEqual(NOBODY);
    expect((await get('/members/abc', { token: caller.token })).status).toBe(400);
  });

  it('shows what the member chose to show, and nothing else', async () => {
    const caller = await signedIn({ role: 'pet_owner' });
    const one = await makeMember({ role: 'attorney', showEmail: false, showCity: false });
    const { body, text } = await page(caller, one.id);
    expect(body).toEqual({
      id: one.id,
      firstName: one.firstName,
      lastName: one.lastName,
      role: 'attorney',
      verified: true,
      email: '',
      city: '',
      profilePicture: null,
      offer: { services: [], animals: [] },
      hasCard: false,
      pets: { first: [], total: 0 },
      // Attorneys have no inbox.
      message: 'none',
    });
    expect(text).not.toContain('5035550123');
    const shown = await makeMember({ role: 'caretaker' });
    expect((await page(caller, shown.id)).body).toMatchObject({
      email: shown.email,
      city: 'Portland',
      hasCard: true,
      message: 'direct',
    });
    const volunteer = await signedIn({ role: 'volunteer' });
    expect((await page(volunteer, shown.id)).body.hasCard).toBe(false);
  });

  it('has the pets they care for that the reader may see, and no others', async () => {
    const owner = await signedIn({ role: 'pet_owner' });
    const other = await signedIn({ role: 'pet_owner' });
    const employee = await signedIn({ role: 'employee' });
    const attorney = await signedIn({ role: 'attorney' });
    const caretaker = await makeMember({ role: 'caretaker' });
    const care = async (of: TestMember, name: string) => {
      const pet = await makePet({ owner: of, name });
      await insert('pet_care_team', {
        pet_id: pet.id,
        member_id: caretaker.id,
        role: 'caretaker',
        first_name: 'A',
        last_name: 'B',
      });
      return pet.id;
    };
    const mine = await care(owner, unique('Moss'));
    await care(other, unique('Fern'));
    const gone = await care(owner, unique('Gone'));
    await db('pets').where({ id: gone }).update({ deleted_at: new Date() });
    await makePet({ owner, name: unique('Alone') });
    const petsFor = async (caller: Caller) => (await page(caller, caretaker.id)).body.pets;
    const ofOwner = await petsFor(owner);
    expect(ofOwner.total).toBe(1);
    expect(ofOwner.first).toMatchObject([{ id: mine, own: false, picture: null }]);
    expect((await petsFor(employee)).total).toBe(2);
    expect(await petsFor(attorney)).toEqual({ first: [], total: 0 });
    expect((await petsFor(await signedIn({ role: 'foster' }))).total).toBe(0);
  });
});

describe('writing to a member from their page', () => {
  it('starts the chat that the rules of the inbox allow, also where the email is hidden', async () => {
    const owner = await signedIn({ role: 'pet_owner' });
    const foster = await makeMember({ role: 'foster', showEmail: false });
    expect((await page(owner, foster.id)).body.message).toBe('direct');
    const memberIds = [foster.id];
    const created = await post('/inbox/chats', { token: owner.token, body: { memberIds } });
    expect(created.status).toBe(200);
    const again = await post('/inbox/chats', { token: owner.token, body: { memberIds } });
    expect([again.status, again.body.details.chatId]).toEqual([409, String(created.body.chat.id)]);
  });

  it('is not offered to oneself, nor to who has no inbox', async () => {
    const foster = await signedIn({ role: 'foster' });
    expect((await page(foster, foster.id)).body.message).toBe('none');
    expect((await page(await signedIn({ role: 'attorney' }), foster.id)).body.message).toBe('none');
  });

  it('of an admin is in the member’s chat with the office, which lets in who has no inbox', async () => {
    const admin = await signedIn({ role: 'admin' });
    for (const wanted of [
      { role: 'foster' },
      { role: 'attorney' },
      { role: 'foster', verified: false },
    ] as const) {
      const member = await signedIn(wanted);
      expect((await page(admin, member.id)).body.message).toBe('office');
      const body = { memberId: member.id };
      const opened = await post('/inbox/office-chats', { token: admin.token, body });
      expect(opened.status).toBe(200);
      const { chatId } = opened.body;
      expect((await post('/inbox/office-chats', { token: admin.token, body })).body.chatId).toBe(
        chatId,
      );
      const sent = await post('/inbox/messages', {
        token: admin.token,
        body: { chatId, clientId: crypto.randomUUID(), content: 'Welcome' },
      });
      expect(sent.status).toBe(200);
      const seen = await get(`/inbox/chats/${chatId}`, { token: member.token });
      expect(seen.body.messages.at(-1)).toMatchObject({ content: 'Welcome', senderId: admin.id });
    }
  });

  it('of an admin reaches nobody who is blocked or gone, and not the admin', async () => {
    const admin = await signedIn({ role: 'admin' });
    for (const { id } of hidden) {
      const asked = { token: admin.token, body: { memberId: id } };
      expect((await post('/inbox/office-chats', asked)).status).toBe(404);
    }
    const own = { token: admin.token, body: { memberId: admin.id } };
    expect((await post('/inbox/office-chats', own)).status).toBe(409);
    const employee = await signedIn({ role: 'employee' });
    const asked = { token: employee.token, body: { memberId: admin.id } };
    expect((await post('/inbox/office-chats', asked)).status).toBe(403);
  });
});
