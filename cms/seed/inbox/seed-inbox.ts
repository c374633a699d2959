import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import { runQuery } from '../../src/db/run-query';
import { DELETED } from '../happenings';
import { personOf } from '../pets/people-around';
import { openChat, type DemoSeat, type OpenChat, type Who } from './open-chats';
import { seatState, type Seen, type SentMessage } from './seat-state';
import { seedOfficeWork } from './seed-office';
import { sendMessages, type DemoFiles } from './send-messages';
import type { ScriptedChat } from './scripted-chats';
import { fillMessageWords } from '../../src/api/inbox/search/message-words';
import { nameOf } from '../../src/auth/members';
import { adminIds } from '../../src/auth/member-access';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many hours ago each admin last looked through the chats in which they have a seat by office. */
const LAST_ROUND: Readonly<Record<string, number>> = { amara: 20, jonas: 70 };

/** What a member has seen of a chat. */
function seenBy({ told }: OpenChat, { who, office, guest, since }: DemoSeat, now: number): Seen {
  const unread = told.unread?.[who];
  if (unread !== undefined) return { unread };
  const { role } = personOf(who);
  if (!guest && !can({ role, verified: true }, 'inbox')) return { until: since };
  if (who === DELETED.who) return { until: new Date(now - DELETED.daysAgo * DAY) };
  // An admin who ends a chat has read it.
  if (!office || told.ended?.by === who) return { unread: 0 };
  return { until: new Date(now - (LAST_ROUND[who] ?? 0) * HOUR) };
}

/** The columns of a seat after everything that happened in the chat. */
function seatColumns(
  chat: OpenChat,
  seat: DemoSeat,
  memberId: number,
  sent: readonly SentMessage[],
  now: number,
) {
  const { told } = chat;
  const lastAt = sent.at(-1)?.at ?? told.startedAt;
  const left = [told.closed, told.ended].find((one) => one?.by === seat.who);
  const quiet = seat.office && !told.told?.includes(seat.who);
  return {
    ...seatState(sent, memberId, seenBy(chat, seat, now)),
    notifications: !quiet && !told.muted?.includes(seat.who),
    active_at: lastAt,
    closed_at: left ? new Date(lastAt.getTime() + left.hoursLater * HOUR) : null,
    created_at: seat.since,
    updated_at: seat.since,
  };
}

async function settle(
  knex: Knex,
  chat: OpenChat,
  sent: readonly SentMessage[],
  { idOf }: Who,
  now: number,
  endedBy: string,
) {
  const { id: chatId, told, seats } = chat;
  const rows = seats.map((seat) => {
    const memberId = idOf(seat.who);
    return { seat, memberId, columns: seatColumns(chat, seat, memberId, sent, now) };
  });
  const added = rows.filter(({ seat }) => seat.id === null);
  for (const { seat, columns } of rows) {
    if (seat.id !== null) await knex('inbox_seats').where({ id: seat.id }).update(columns);
  }
  if (added.length > 0) {
    await knex('inbox_seats').insert(
      added.map(({ seat: { office, guest }, memberId, columns }) => ({
        chat_id: chatId,
        member_id: memberId,
        office,
        guest,
        ...columns,
      })),
    );
  }
  const last = sent.at(-1);
  const active_at = last?.at ?? told.startedAt;
  const ended = told.ended && {
    ended_at: new Date(active_at.getTime() + told.ended.hoursLater * HOUR),
    ended_by: endedBy,
  };
  await knex('inbox_chats')
    .where({ id: chatId })
    .update({ last_message_id: last?.id ?? null, active_at, ...ended });
}

/**
 * Fills the inbox with the demo's chats, in the open transaction. It inserts whole rows, as a thousand service calls
 * would have left them (`tests/inbox/demo.test.ts` compares them), in a hundredth of the time.
 */
export async function fillDemoInbox(
  strapi: Core.Strapi,
  chats: readonly ScriptedChat[],
  ids: ReadonlyMap<string, number>,
  files: DemoFiles,
  now: number,
) {
  const names = new Map([...ids].map(([who, id]) => [id, who]));
  const whoIs = (id: number) => names.get(id) ?? '';
  const idOf = (who: string) => {
    const id = ids.get(who);
    if (id === undefined) throw new Error(`No demo member is called ${who}.`);
    return id;
  };
  const who: Who = { idOf, whoIs, admins: (await adminIds(strapi)).map(whoIs) };
  await runQuery(strapi, async (knex) => {
    const open: OpenChat[] = [];
    for (const told of chats) open.push(await openChat(knex, told, who));
    const sent = await sendMessages(strapi, knex, open, who, files);
    for (const chat of open) {
      const { ended } = chat.told;
      const endedBy = ended ? await nameOf(strapi, idOf(ended.by)) : '';
      await settle(knex, chat, sent.get(chat.id) ?? [], who, now, endedBy);
    }
  });
  await fillMessageWords(strapi);
  await seedOfficeWork(strapi, who, now);
}
