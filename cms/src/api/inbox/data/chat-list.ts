/** Chats as their members see them. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import type { Chat } from '@hearthside/contract/inbox/fields';
import type { ChatView } from '@hearthside/contract/inbox/office-fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { roleIdOf } from '../../../auth/roles';
import { containing, lookup } from '../../../text/normalize';
import { isNotifiedOfAll, seatedChats, showsCards, type SeatedChat } from './chat-access';
import { boundLink } from '../../../file/signed-link';
import { isSeen } from '../policy';
import { isGroup } from '../rules/is-group';
import * as chatMessages from './chat-messages';
import * as chatPeople from './chat-people';
import { toChatMember } from './chat-people';
import { forOffice } from './office/chat-for-office';
import { NO_PET_RIGHTS, petRights } from './pets/pet-rights';
import { CLOSED, ofView, requireView, waitingChats, type ViewAsked } from './office/chat-views';
import { iso, type Moment } from '../../../text/moment';
import { roleIdsWith } from '../../../auth/roles';

export interface ChatQuery {
  search: string;
  closed: boolean;
  before?: string | undefined;
  limit: number;
  view?: ChatView | undefined;
  assignee?: ViewAsked['assignee'];
}

/** Roles whose name contains a search text: 'vet' finds veterinarians. */
const rolesLike = (search: string): number[] =>
  ROLES.filter((role) => {
    const { one, many } = ROLE_LABELS[role];
    return lookup(`${one} ${many}`).includes(lookup(search));
  }).map(roleIdOf);

/**
 * Up to this many chats are sorted quickly. If there are more, enough of them are at the start of the list to fill a
 * page.
 */
const FEW = 1000;

/** A search text in the forms that the database compares. */
function searchOf(search: string) {
  const [pattern, roles] = [containing(search), rolesLike(search)];
  const places = (of: readonly unknown[]) => of.map(() => '?').join(', ');
  const withInbox = roleIdsWith('inbox');
  const inRoles = roles.length > 0 ? ` or u.role_id in (${places(roles)})` : '';
  const called = `(u.name_key like ? escape '\\'${inRoles})`;
  return {
    pattern,
    /** Members by name or role, whatever chats they are in. */
    people: [called, [pattern, ...roles]] as const,
    named: `c.search_key like ? escape '\\'`,
    ofTrust: `t.search_key like ? escape '\\'`,
    /** Of a pet with this name. */
    ofPet: `p.sort_key like ? escape '\\'`,
    /**
     * Another member in it, by name or role. Not those seated by office, because then 'admin' would find every chat.
     * Nor those of the chat's trust or pet who take no part, because nobody sees them in it.
     */
    withSomebody: `o.member_id <> ? and not o.office and u.deleted_at is null
      and (c.kind not in ('trust', 'pet') or (not u.blocked and (c.kind = 'trust' or o.guest or (u.verified and u.role_id in (${places(withInbox)})))))
      and ${called}`,
    somebody: (actorId: number) => [actorId, ...withInbox, pattern, ...roles],
  };
}

/** Narrows chats to those with a text in their name, or in the name or role of another member in them (part 1 §5.2). */
const found = (search: string, actorId: number) => (query: Knex.QueryBuilder) => {
  const { pattern, named, ofTrust, ofPet, withSomebody, somebody } = searchOf(search);
  query.whereRaw(
    `(${named} or ${ofTrust} or ${ofPet} or exists (select 1 from inbox_seats o join up_users u on u.id = o.member_id
      where o.chat_id = c.id and ${withSomebody}))`,
    [pattern, pattern, pattern, ...somebody(actorId)],
  );
};

/**
 * All chats that a search finds, if there are few; null if there are many. It goes from the names to the chats:
 * checking each chat in turn for a rare name would read every chat of an admin. Each way to find chats is a query of
 * its own, so that a frequent word ends with the first that finds many.
 */
async function fewFound(strapi: Core.Strapi, search: string, actorId: number) {
  const { pattern, named, ofTrust, ofPet, people, withSomebody, somebody } = searchOf(search);
  const ways: ((knex: Knex) => Knex.QueryBuilder)[] = [
    (knex) => knex('inbox_chats as c').whereRaw(named, [pattern]),
    (knex) =>
      knex('trusts as t')
        .join('inbox_chats as c', 'c.trust_id', 't.id')
        .whereRaw(ofTrust, [pattern]),
    (knex) =>
      knex('pets as p').join('inbox_chats as c', 'c.pet_id', 'p.id').whereRaw(ofPet, [pattern]),
    (knex) =>
      knex('inbox_seats as o')
        // SQLite would otherwise read all seats, and look up the member of each.
        .whereIn(
          'o.member_id',
          knex('up_users as u')
            .whereRaw(...people)
            .select('u.id'),
        )
        .join('up_users as u', 'u.id', 'o.member_id')
        .join('inbox_chats as c', 'c.id', 'o.chat_id')
        .whereRaw(withSomebody, somebody(actorId)),
  ];
  const ids = new Set<number>();
  for (const way of ways) {
    const more: number[] = await runQuery(strapi, (knex) =>
      way(knex)
        .limit(FEW + 1)
        .pluck('c.id'),
    );
    for (const id of more) ids.add(id);
    if (more.length > FEW || ids.size > FEW) return null;
  }
  return [...ids];
}

/**
 * For `modify`: narrows chats to what is searched for. Members who are not admins have few chats, so each is checked.
 */
async function narrowed(strapi: Core.Strapi, search: string, { id, role }: Actor) {
  if (!search) return () => undefined;
  const few = role === 'admin' ? await fewFound(strapi, search, id) : null;
  return few ? (query: Knex.QueryBuilder) => void query.whereIn('c.id', few) : found(search, id);
}

/** Whether the member is told of new messages now, and if not, until when. */
function mutingOf(row: SeatedChat, now: Date): Pick<Chat, 'notifications' | 'mutedUntil'> {
  const notifications = isNotifiedOfAll(row, now);
  const isForATime = !notifications && Boolean(row.notifications) && row.mutedUntil !== null;
  return { notifications, mutedUntil: isForATime ? iso(row.mutedUntil as Date) : null };
}

/**
 * Turns seats into their chats: one query for the members, one for the last messages, one for those messages' files,
 * and one for the pets where there are any.
 */
export async function shaped(
  strapi: Core.Strapi,
  rows: readonly SeatedChat[],
  member: Actor,
): Promise<Chat[]> {
  const actorId = member.id;
  const lastOf = ({ lastMessageId, seesFrom }: SeatedChat) =>
    lastMessageId !== null && isSeen(seesFrom, lastMessageId) ? lastMessageId : null;
  const lastIds = rows.flatMap((row) => lastOf(row) ?? []);
  const visibility = new Map(rows.map(({ id, seesFrom }) => [id, seesFrom]));
  const viewer = { id: actorId, seesFrom: (chatId: number) => visibility.get(chatId) ?? null };
  const [rights, shownIn, lastRows] = await Promise.all([
    petRights(strapi, rows, member),
    chatPeople.shownIn(
      strapi,
      rows.map(({ id }) => id),
    ),
    lastIds.length > 0 ? chatMessages.byIds(strapi, lastIds) : [],
  ]);
  const last = new Map(
    (await chatMessages.shaped(strapi, lastRows, viewer)).map((one) => [one.id, one]),
  );
  const now = new Date();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    members: (shownIn.get(row.id) ?? []).map((person) => toChatMember(person, actorId)),
    lastMessage: last.get(lastOf(row) ?? 0) ?? null,
    unread: row.unread,
    unreadMentions: row.unreadMentions ?? 0,
    ...mutingOf(row, now),
    readUpTo: row.readUpTo,
    activeAt: iso(row.activeAt),
    revision: row.revision ?? 0,
    endedAt: row.endedAt === null ? null : iso(row.endedAt),
    closed: row.closedAt !== null,
    ...(row.petId !== null &&
      row.petDeletedAt === null && {
        pet: {
          id: row.petId,
          ...(rights.get(row.petId) ?? NO_PET_RIGHTS),
          careUpdates: showsCards(row),
        },
      }),
    group: groupOf(row, actorId),
    ...forOffice(row, shownIn.get(row.id) ?? [], actorId),
  }));
}

/** What the people of a group can change of it. A chat with the office is a member's own and stays as it is. */
const groupOf = (row: SeatedChat, actorId: number): Chat['group'] =>
  isGroup(row)
    ? {
        openerId: row.openerId,
        isNamed: !row.defaultName,
        picture: row.pictureKey ? boundLink(row.pictureKey, actorId) : null,
        seesFrom: row.seesFrom,
      }
    : null;

/** A page of a member's chats, latest first; of those that wait for an answer, the one that waits longest. */
export async function list(strapi: Core.Strapi, member: Actor, asked: ChatQuery) {
  requireView(member, asked);
  const searched = await narrowed(strapi, asked.search, member);
  if (asked.view === 'waiting') return waitingPage(strapi, member, asked, searched);
  const { closed, before, limit } = asked;
  const rows: SeatedChat[] = await runQuery(strapi, (knex) => {
    const query = seatedChats(knex, member).modify(searched).modify(ofView(asked), knex);
    if (closed) query.whereRaw(CLOSED);
    else query.whereNull('s.closed_at');
    if (before) {
      const [at, seat] = before.split('.');
      query.whereRaw('(s.active_at, s.id) < (?, ?)', [new Date(Number(at)), Number(seat)]);
    }
    return query
      .orderBy([
        { column: 's.active_at', order: 'desc' },
        { column: 's.id', order: 'desc' },
      ])
      .limit(limit + 1);
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    chats: await shaped(strapi, page, member),
    next:
      last && rows.length > limit ? `${new Date(last.activeAt).getTime()}.${last.seatId}` : null,
  };
}

/**
 * A page of the chats in which somebody waits for the office. They are the same for every admin: one who has put such a
 * chat away finds it here too.
 */
async function waitingPage(
  strapi: Core.Strapi,
  member: Actor,
  asked: ChatQuery,
  searched: (query: Knex.QueryBuilder) => void,
) {
  const { before, limit } = asked;
  const waiting: { id: number; since: Moment }[] = await runQuery(strapi, (knex) => {
    const query = waitingChats(knex)
      .leftJoin('trusts as t', 't.id', 'c.trust_id')
      .leftJoin('pets as p', 'p.id', 'c.pet_id')
      .modify(searched)
      .modify(ofView({ assignee: asked.assignee }), knex);
    if (before) {
      const [at, id] = before.split('.');
      query.whereRaw('(c.waiting_since, c.id) > (?, ?)', [new Date(Number(at)), Number(id)]);
    }
    return query.limit(limit + 1).select({ id: 'c.id', since: 'c.waiting_since' });
  });
  const ids = waiting.slice(0, limit).map(({ id }) => id);
  const rows: SeatedChat[] = await runQuery(strapi, (knex) =>
    seatedChats(knex, member).whereIn('s.chat_id', ids),
  );
  const of = new Map(rows.map((row) => [row.id, row]));
  const page = ids.flatMap((id) => of.get(id) ?? []);
  const last = waiting[limit - 1];
  return {
    chats: await shaped(strapi, page, member),
    next: last && waiting.length > limit ? `${new Date(last.since).getTime()}.${last.id}` : null,
  };
}
