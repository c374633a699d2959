/** What happened in chats, as it is stored: people by their ids, so that no name outlives an erasing. */
import type { Core } from '@strapi/strapi';
import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { FORMER_MEMBER, type ChatEvent } from '@hearthside/contract/inbox/events';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { nameIn } from '../../../text/member-name';
import { cardsFor, HIDDEN } from './pets/cards';
import * as chatPeople from './chat-people';

type Stored<Event> = Event extends { names: string[] }
  ? Omit<Event, 'names'>
  : Event extends { card: unknown }
    ? Omit<Event, 'card'>
    : Event;

/** An event without the names of its people, and without what a card is about. */
export type NewEvent = Stored<ChatEvent>;

/** A card as it is stored: what it is about stands in rows of its own. */
export const CARD_EVENT = { type: 'card' } as const satisfies NewEvent;

export const storedEvent = (event: NewEvent): string => JSON.stringify(event);

const readEvent = (stored: string) => JSON.parse(stored) as NewEvent;

/** The events of these rows by id, with the names that their people have now. Without lines it asks for nothing. */
export async function eventsFor(
  strapi: Core.Strapi,
  rows: readonly { id: number; event: string | null }[],
): Promise<ReadonlyMap<number, ChatEvent>> {
  const events = rows.flatMap(({ id, event }) =>
    event === null ? [] : [[id, readEvent(event)] as const],
  );
  const ids = events.flatMap(([, event]) => ('memberIds' in event ? event.memberIds : []));
  const cards = events.filter(([, { type }]) => type === 'card').map(([id]) => id);
  const [users, cardOf] = await Promise.all([
    chatPeople.users(strapi, [...new Set(ids)]),
    cardsFor(strapi, cards),
  ]);
  const names = new Map(users.map((user) => [user.id, nameIn(user)]));
  const nameNow = (id: number) => names.get(id) ?? FORMER_MEMBER;
  return new Map(
    events.map(([id, event]): [number, ChatEvent] => {
      if (event.type === 'card') return [id, { ...event, card: cardOf.get(id) ?? HIDDEN }];
      return [id, 'memberIds' in event ? { ...event, names: event.memberIds.map(nameNow) } : event];
    }),
  );
}

/** Nobody has this id: it stands in events for those who were erased. */
const NOBODY = 0;

/**
 * Takes a member who is being erased out of what happened to them. The lines stay, about a former member.
 * @returns the lines
 */
export async function eraseFromEvents(
  strapi: Core.Strapi,
  memberId: number,
): Promise<{ id: number; chatId: number }[]> {
  const rows: { id: number; chatId: number; event: string }[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .whereNotNull('event')
      .where('event', 'like', `%${memberId}%`)
      .orderBy('id')
      .select({ id: 'id', chatId: 'chat_id', event: 'event' }),
  );
  const erased: { id: number; chatId: number }[] = [];
  for (const { id, chatId, event: stored } of rows) {
    const event = readEvent(stored);
    if (!('memberIds' in event) || !event.memberIds.includes(memberId)) continue;
    const memberIds = event.memberIds.map((one) => (one === memberId ? NOBODY : one));
    await runQuery(strapi, (knex) =>
      knex('inbox_messages')
        .where({ id })
        .update({ event: storedEvent({ ...event, memberIds }) }),
    );
    erased.push({ id, chatId });
  }
  return erased;
}

/**
 * Refuses what can only be done with a message.
 * @throws 409 for a line of what happened, which nobody wrote
 */
export function requireMessage({ event }: { event: string | null }): void {
  if (event !== null) throw refuse.wrongState(INBOX_TEXTS.lineStays);
}
