import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { runQuery } from '../../src/db/run-query';
import { CARD_EVENT, storedEvent } from '../../src/api/inbox/data/event-rows';
import { fillMessageWords } from '../../src/api/inbox/search/message-words';
import { memberName } from '../people';
import { readData } from '../read-data';
import { readScript } from './script';
import { seatState, type SentMessage } from './seat-state';

const schema = z.strictObject({ owner: memberName, pet: z.string(), script: z.string() });

/** What stands in the chat of a care team: a message, or a card. */
interface RoomLine {
  at: Date;
  senderId: number;
  text: string;
  card?: { about: 'entry' | 'mark'; sourceId: number };
}

interface Written {
  id: number;
  by: number;
  at: string | number | Date;
}

/** What was written in the record of a pet, and what was ticked, while its chat was used. */
async function cardsOf(knex: Knex, petId: number, from: Date): Promise<RoomLine[]> {
  const entries: Written[] = await knex('pet_entries')
    .where({ pet_id: petId })
    .whereNull('deleted_at')
    .whereNotNull('author_id')
    .select('id', { by: 'author_id', at: 'created_at' });
  const marks: Written[] = await knex('care_marks as k')
    .join('care_tasks as t', 't.id', 'k.task_id')
    .where({ 't.pet_id': petId })
    .whereNotNull('k.member_id')
    .select('k.id', { by: 'k.member_id', at: 'k.marked_at' });
  const cardIn =
    (about: 'entry' | 'mark') =>
    ({ id, by, at }: Written): RoomLine => ({
      at: new Date(at),
      senderId: by,
      text: '',
      card: { about, sourceId: id },
    });
  return [...entries.map(cardIn('entry')), ...marks.map(cardIn('mark'))].filter(
    ({ at }) => at >= from,
  );
}

/** Writes the lines of a chat in the order of their times. Returns its messages. */
async function writeLines(knex: Knex, chatId: number, lines: readonly RoomLine[]) {
  const sent: SentMessage[] = [];
  for (const { at, senderId, text, card } of lines) {
    const times = { created_at: at, updated_at: at };
    const [row] = await knex('inbox_messages')
      .insert({
        chat_id: chatId,
        sender_id: senderId,
        client_id: card ? `line-${randomUUID()}` : randomUUID(),
        content: text,
        event: card ? storedEvent(CARD_EVENT) : null,
        ...times,
      })
      .returning('id');
    const id = row.id as number;
    if (card) {
      const { about, sourceId } = card;
      await knex('inbox_cards').insert({ message_id: id, about, source_id: sourceId, ...times });
    } else sent.push({ id, senderId, at });
  }
  return sent;
}

const rooms = readData('inbox/care-team-rooms', z.array(schema));

/** Fills the chats of care teams that the demo has. Their people are there already. */
export async function fillDemoRooms(
  strapi: Core.Strapi,
  ids: ReadonlyMap<string, number>,
  now: number,
) {
  await runQuery(strapi, async (knex) => {
    for (const { owner, pet, script } of rooms) {
      const chat = await knex('inbox_chats as c')
        .join('pets as p', 'p.id', 'c.pet_id')
        .where({ 'p.name': pet, 'p.owner_id': ids.get(owner) ?? 0 })
        .first({ id: 'c.id', petId: 'p.id' });
      if (!chat) throw new Error(`${pet} has no chat.`);
      const messages = readScript(script, now).map(({ at, who, text }): RoomLine => ({
        at,
        senderId: ids.get(who) ?? 0,
        text,
      }));
      const [first] = messages;
      if (!first) continue;
      const cards = await cardsOf(knex, chat.petId, first.at);
      const lines = [...messages, ...cards].sort((a, b) => a.at.getTime() - b.at.getTime());
      const sent = await writeLines(knex, chat.id, lines);
      const last = sent.at(-1);
      const lineAt = lines.at(-1)?.at ?? first.at;
      await knex('inbox_chats').where({ id: chat.id }).update({
        created_at: first.at,
        last_message_id: last?.id,
        active_at: last?.at,
        line_at: lineAt,
      });
      const seats: { id: number; member_id: number }[] = await knex('inbox_seats')
        .where({ chat_id: chat.id })
        .select('id', 'member_id');
      for (const seat of seats) {
        const seen = seatState(sent, seat.member_id, { unread: 0 });
        const state = { ...seen, active_at: last?.at, closed_at: null, created_at: first.at };
        await knex('inbox_seats').where({ id: seat.id }).update(state);
      }
    }
  });
  await fillMessageWords(strapi);
}
