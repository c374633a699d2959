import type { Knex } from 'knex';
import { lookup } from '../../src/text/normalize';
import { peopleKeyOf } from '../../src/api/inbox/data/starting';
import { personOf } from '../pets/people-around';
import type { ScriptedChat } from './scripted-chats';

/** A member's seat in a chat. */
export interface DemoSeat {
  /** The row's id; null if it has yet to be added. */
  id: number | null;
  who: string;
  office: boolean;
  guest: boolean;
  since: Date;
}

/** A chat of the demo that exists, with its members. */
export interface OpenChat {
  told: ScriptedChat;
  id: number;
  seats: readonly DemoSeat[];
}

/** The demo's members by nickname and back. */
export interface Who {
  idOf(who: string): number;
  whoIs(id: number): string;
  /** All admins by nickname. */
  admins: readonly string[];
}

/** The chat of a trust, which has existed as long as the trust. Its members came when they were assigned. */
async function trustChat(knex: Knex, told: ScriptedChat, { whoIs }: Who): Promise<OpenChat> {
  const rows = await knex('inbox_seats as s')
    .join('inbox_chats as c', 'c.id', 's.chat_id')
    .join('trusts as t', 't.id', 'c.trust_id')
    .leftJoin('trust_assignments as a', (on) =>
      on.on('a.trust_id', 't.id').andOn('a.member_id', 's.member_id'),
    )
    .where('t.name', told.trust)
    .orderBy('s.id')
    .select({ id: 's.id', chatId: 's.chat_id', memberId: 's.member_id', office: 's.office' })
    .select({ founded: 't.created_at', assigned: 'a.created_at' });
  const [first] = rows;
  if (!first) throw new Error(`${told.trust} has no chat.`);
  const startedAt = new Date(first.founded);
  const at = { created_at: startedAt, updated_at: startedAt };
  await knex('inbox_chats').where({ id: first.chatId }).update(at);
  const seats = rows.map((row) => ({
    id: row.id as number,
    who: whoIs(row.memberId),
    office: Boolean(row.office),
    guest: false,
    since: new Date(row.assigned ?? row.founded),
  }));
  return { told: { ...told, startedAt }, id: first.chatId, seats };
}

/** The member was not verified when the chat was started, so staff has opened it to them (ruling 13a). */
const isGuest = (who: string) => !['verified', 'deleted'].includes(personOf(who).state);

/** A chat that a member has started with those they picked. Admins have seats in it by office. */
async function startedChat(
  knex: Knex,
  told: ScriptedChat,
  { idOf, admins }: Who,
): Promise<OpenChat> {
  const { opener = '', picked = [], name = null, ended, startedAt } = told;
  const people = [opener, ...picked];
  const [row] = await knex('inbox_chats')
    .insert({
      kind: name === null ? 'direct' : 'group',
      name,
      opener_id: idOf(opener),
      search_key: name === null ? null : lookup(name),
      // The members of a chat that was ended may start another one.
      people_key: ended ? null : peopleKeyOf(people.map(idOf)),
      active_at: startedAt,
      created_at: startedAt,
      updated_at: startedAt,
    })
    .returning('id');
  const seat = (office: boolean) => (who: string) => ({
    id: null,
    who,
    office,
    guest: !office && isGuest(who),
    since: startedAt,
  });
  const byOffice = admins.filter((admin) => !people.includes(admin));
  return { told, id: row.id, seats: [...people.map(seat(false)), ...byOffice.map(seat(true))] };
}

/** Creates a chat, or finds it if it is a trust's. */
export const openChat = (knex: Knex, told: ScriptedChat, who: Who): Promise<OpenChat> =>
  told.trust === undefined ? startedChat(knex, told, who) : trustChat(knex, told, who);
