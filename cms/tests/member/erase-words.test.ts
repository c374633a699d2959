import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { appointmentCalls } from '../harness/appointments';
import { askForChat, say, startChat } from '../harness/chats';
import { db, insert } from '../harness/database';
import { plantDonation } from '../harness/donations';
import {
  answersTo,
  formWith,
  plantForm,
  plantResponse,
  section,
  shortAnswer,
} from '../harness/forms';
import { helpCalls } from '../harness/help';
import { del, get, patch, post, put } from '../harness/http';
import { ADDRESS, mailToken, makeMember, PASSWORD, signedIn, unique } from '../harness/members';
import { membershipCalls, membershipWith } from '../harness/memberships';
import { goodPet, makePet, providerRow, teamRow } from '../harness/pets';
import { fileForm, sendPicture } from '../harness/picture';
import { server } from '../harness/shared';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

/** A word of its own for each thing a member can have written or be called. */
const CANARIES = {
  firstName: unique('Zebulon'),
  lastName: unique('Quillfeather'),
  email: unique('canarymail'),
  formerEmail: unique('formermail'),
  street: unique('Canarystreet'),
  formerStreet: unique('Formerstreet'),
  phone: '5035571483',
  formerPhone: '5035562974',
  answer: unique('canaryanswer'),
  about: unique('canaryabout'),
  callback: '5035539281',
  searched: unique('canarysearch'),
  message: unique('canarymessage'),
  toTeam: unique('canaryteam'),
  feed: unique('canaryfeed'),
  device: unique('canarydevice'),
  pet: unique('Canarypet'),
};
type Canary = keyof typeof CANARIES;

/** What stays on purpose (docs/operations.md, "Personal data"): where, which words, and why. */
const STAYS: readonly { where: RegExp; words: readonly Canary[]; why: string }[] = [
  {
    where: /^portal_history$/,
    words: ['firstName', 'lastName', 'pet'],
    why: 'who did what, and to whom, stays by name',
  },
  {
    where: /^(portal_donations|donation_terms.*)$/,
    words: ['firstName', 'lastName', 'email'],
    why: 'gifts stay in the books as they were given',
  },
  {
    where: /^(inbox_messages|message_terms.*)$/,
    words: ['message', 'toTeam'],
    why: 'messages stay with those they were written to, without a name',
  },
  {
    where: /^pets$/,
    words: ['firstName', 'lastName', 'pet'],
    why: 'a pet outlives its owner\u2019s account, with the owner\u2019s name (decision 017)',
  },
];

async function tables(): Promise<string[]> {
  const isSqlite = server.database.client === 'sqlite';
  const rows: { name: string }[] = isSqlite
    ? await db('sqlite_master').where({ type: 'table' }).select('name')
    : await db('pg_tables').where({ schemaname: 'public' }).select({ name: 'tablename' });
  return rows.map(({ name }) => name);
}

/** The words in a text; a phone also where it is written with spaces, brackets and dashes. */
const found = (text: string): Canary[] => {
  const bare = text.replace(/[()\s-]/g, '');
  return (Object.keys(CANARIES) as Canary[]).filter((word) =>
    [text, bare].some((one) => one.includes(CANARIES[word].toLowerCase())),
  );
};
const wordsOf = (value: unknown): string =>
  Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '');

/** In which tables, and under which columns, each word still stands. */
async function inTables(): Promise<string[]> {
  const places = new Set<string>();
  for (const table of await tables()) {
    const rows: Record<string, unknown>[] = await db(table).select();
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        for (const word of found(wordsOf(value).toLowerCase()))
          if (!STAYS.some(({ where, words }) => where.test(table) && words.includes(word)))
            places.add(`${table}.${column}: ${word}`);
      }
  }
  return [...places].sort();
}

/** In which files; the database is searched by its tables, and what was mailed has left the portal. */
function inFiles(): string[] {
  const names = readdirSync(server.dataDir, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !/\.db(-\w+)?$/.test(entry.name))
    .filter(({ parentPath }) => path.basename(parentPath) !== 'outbox')
    .flatMap(({ name, parentPath }) => {
      const text = `${name} ${readFileSync(path.join(parentPath, name)).toString('latin1')}`;
      return found(text.toLowerCase()).map((word) => `${name}: ${word}`);
    });
}

const good = ({ status, text }: { status: number; text: string }) =>
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);

it('a member who is erased leaves no word behind', { timeout: 60_000 }, async () => {
  const admin = await signedIn({ role: 'admin' });
  const { token } = admin;
  const { firstName, lastName } = CANARIES;
  const me = await signedIn({
    firstName,
    lastName,
    email: `${CANARIES.formerEmail}@test.example`,
    columns: { street_address: CANARIES.formerStreet, phone_number: CANARIES.formerPhone },
  });
  const mine = { token: me.token };
  const [other, third] = [await signedIn(), await makeMember()];

  // A profile that has changed, and a new address that waits for its confirmation.
  const email = `${CANARIES.email}@test.example`;
  const profile = {
    firstName,
    lastName,
    email: me.email,
    phoneNumber: CANARIES.phone,
    streetAddress: CANARIES.street,
    city: ADDRESS.city,
    state: ADDRESS.state,
    zipCode: ADDRESS.zip_code,
    country: ADDRESS.country,
  };
  const petId: number = await (async () => {
    const made = await post('/pet-records', { ...mine, body: goodPet({ name: CANARIES.pet }) });
    good(made);
    return made.body.pet.id;
  })();
  good(await put('/users/me', { ...mine, body: { ...profile, email, currentPassword: PASSWORD } }));
  const confirm = await mailToken(me.id, 'change_email');
  good(await post('/auth/confirm-email', { body: { token: confirm } }));
  const changed = { ...profile, email, phoneNumber: CANARIES.phone };
  good(await put('/users/me', { ...mine, body: changed }));
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  good(await sendPicture(me.token, fileForm(png, `${lastName}.png`, 'image/png')));

  // On another's pet, with what their profile says.
  const theirs = await makePet({ owner: other });
  const known = {
    userId: me.id,
    phoneNumber: CANARIES.phone,
    address: `${CANARIES.street}, Portland, Oregon 97205`,
  };
  good(
    await patch(`/pet-records/${theirs.id}`, {
      token: other.token,
      body: { careTeam: [teamRow('foster', known)], serviceProviders: [providerRow('groomer')] },
    }),
  );

  // Chats, one called by its people.
  const chat = await startChat(me, [other, third]);
  expect(chat.name).toContain(firstName);
  await say(me, Number(chat.id), CANARIES.message);
  good(await helpCalls(me).contact({ message: CANARIES.toTeam }));
  expect((await askForChat(other, [me])).status).toBe(200);

  // What the office hears of them, in the bell and by mails that are sent and that wait.
  const appointments = appointmentCalls(me);
  good(await appointments.ask({ about: CANARIES.about, phone: CANARIES.callback }));
  good(await patch(`/users/${me.id}/verify`, { token, body: { verified: false } }));
  good(await patch(`/users/${me.id}/verify`, { token, body: { verified: true } }));
  const waiting = { next_try_at: new Date(Date.now() + 3_600_000), message_id: unique('<mail') };
  await insert('portal_mails', {
    to: 'office@test.example',
    subject: `Help: ${firstName} ${lastName}`,
    html: '',
    place: 0,
    text: `${firstName} ${lastName} writes: ${CANARIES.callback}`,
    reply_to: email,
    tries: 0,
    ...waiting,
  });

  // Forms, the help center, gifts, a membership, a trust, a feed, sessions and links.
  const question = shortAnswer();
  const form = await plantForm(formWith({ sections: [section([question])] }));
  const said = Object.fromEntries(
    Object.keys(answersTo(form.questions)).map((id) => [id, { response: CANARIES.answer }]),
  );
  await plantResponse(form, me, { status: 'approved', answers: said });
  good(await get('/help-center/search', { ...mine, query: { search: CANARIES.searched } }));
  await plantDonation({
    donor_name: `${firstName} ${lastName}`,
    donor_email: email,
    member_id: me.id,
  });
  good(await membershipCalls(admin).create(membershipWith({ userId: me.id })));
  await makeTrust([me]);
  await insert('blog_feeds', { member_id: me.id, key: CANARIES.feed });
  await db('portal_sessions').where({ member_id: me.id }).update({ device: CANARIES.device });
  await mailToken(me.id, 'reset_password');
  await until('the mails are out', async () => {
    const [row] = await db('portal_mails')
      .where({ member_id: me.id, sent_at: null })
      .whereNotNull('next_try_at')
      .count({ n: '*' });
    return Number(row?.n) === 0;
  });
  const before = (await inTables()).map((place) => place.split(': ')[1]);
  const planted = Object.keys(CANARIES).filter((word) => word !== 'toTeam' && word !== 'message');
  expect(planted.filter((word) => word !== 'pet' && !before.includes(word))).toEqual([]);

  good(await del(`/users/${me.id}`, { token }));
  good(await del(`/users/trash/${me.id}`, { token }));
  expect(petId).toBeGreaterThan(0);
  expect(await inTables()).toEqual([]);
  expect(inFiles()).toEqual([]);
  const { body } = await get('/notifications', { token });
  expect(body.notifications.map((one: { title: string }) => one.title)).toContainEqual(
    expect.stringMatching(/^A former member requested an appointment: /),
  );
});
