/**
 * What is new to read, in the bell. Nothing is written when something comes out: a member's lines are brought up to
 * date when their bell is looked at (docs/decisions/076).
 */
import type { Core } from '@strapi/strapi';
import { dayIn } from '@hearthside/contract/calendar-days';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { timeZone } from '../../../office/office';
import { readingSince, type ReadingColumns } from '../rules/reading-since';
import { lineChanges, type LineChange, type ToldLine } from '../rules/reading-notices';
import { newSince, recentArrivals } from './reading-arrivals';

const TABLE = 'portal_notifications';

interface Row {
  id: number;
  title: string;
  body: string | null;
  link: string | null;
  onceKey: string;
  told: string;
  hiddenAt: unknown;
}

/** A member's choices about what is new to read, in the columns that store them. */
const chosenBy = (strapi: Core.Strapi, memberId: number): Promise<ReadingColumns | undefined> =>
  runQuery(strapi, (knex) =>
    knex('up_users as u')
      .leftJoin('portal_notification_choices as c', 'c.member_id', 'u.id')
      .where('u.id', memberId)
      .first('u.created_at', 'c.off', 'c.since'),
  );

/** A member's lines about what is still new. */
async function linesOf(strapi: Core.Strapi, memberId: number, after: Date): Promise<ToldLine[]> {
  const rows: Row[] = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .where({ member_id: memberId })
      .whereNotNull('told')
      .where('created_at', '>', after)
      .select('id', 'title', 'body', 'link', 'told')
      .select({ onceKey: 'once_key', hiddenAt: 'hidden_at' }),
  );
  return rows.map(({ id, title, body, link, onceKey, told, hiddenAt }) => ({
    ...{ id, title, onceKey, body: body ?? '', link: link ?? '' },
    told: JSON.parse(told) as string[],
    isHidden: hiddenAt !== null,
  }));
}

/**
 * Writes one change. Two windows may find the same one at once: a line is added under its unique key, and changed only
 * if it still is as it was found.
 */
async function write(
  strapi: Core.Strapi,
  memberId: number,
  { onceKey, before, line, told, newest }: LineChange,
  now: Date,
) {
  const row = {
    told: JSON.stringify(told),
    hidden_at: line ? null : now,
    updated_at: now,
    ...line,
    // Something new is unread, and stands where the newest stands.
    ...(newest && { created_at: newest, read_at: null }),
  };
  if (before) {
    const { id } = before;
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .where({ id, told: JSON.stringify(before.told) })
        .update(row),
    );
    return;
  }
  await runQuery(strapi, (knex) =>
    knex(TABLE)
      .insert({ ...row, kind: 'reading', member_id: memberId, once_key: onceKey })
      .onConflict('once_key')
      .ignore(),
  );
}

/**
 * Brings a member's lines about what is new to read up to date: adds what came out since they want to know of it, and
 * changes or hides what was unpublished, deleted or is no longer for them.
 */
export async function refreshReading(
  strapi: Core.Strapi,
  member: Pick<Member, 'id' | 'role' | 'verified'>,
  now = new Date(),
): Promise<void> {
  const after = newSince(now);
  const [arrivals, lines, chosen, zone] = await Promise.all([
    recentArrivals(strapi, now),
    linesOf(strapi, member.id, after),
    chosenBy(strapi, member.id),
    timeZone(strapi),
  ]);
  if (!chosen || (arrivals.length === 0 && lines.length === 0)) return;
  const seen = arrivals.filter((arrival) => arrival.canSee(member));
  const changes = lineChanges(member, lines, seen, {
    isWanted: ({ at, category }) => {
      const since = readingSince(chosen, 'bell', category);
      return since !== null && at > since && at > after;
    },
    dayOf: (moment) => dayIn(zone, moment),
  });
  if (changes.length === 0) return;
  await transaction(strapi, async () => {
    for (const change of changes) await write(strapi, member.id, change, now);
  });
}
