/** What comes into the bell, by push. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/kinds';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { runQuery } from '../../../db/run-query';
import { wants, type ChoiceColumns } from '../../../mail/choice-row';
import { queuePushes } from '../../../push/push-deliveries';
import { pushSettings } from '../../../push/push-settings';
import type { PushSource } from '../../../push/push-words';
import { bellPushWords, isPushedTopic, kindsOf, type PushedTopic } from '../rules/bell-push';

const TABLE = 'portal_notifications';
const BELL = 'bell';

const isWanted = (member: Pick<ChoiceColumns, 'off'>, topic: PushedTopic) =>
  wants(member, topic, 'bell') && wants(member, topic, 'push');

/** Queues a notice that was just stored for the bell of these members, in the same transaction. */
export async function pushBell(
  strapi: Core.Strapi,
  told: readonly (Pick<ChoiceColumns, 'off'> & { id: number })[],
  kind: NotificationKind,
  { since, firstId, lastId }: { since: Date; firstId: number; lastId: number },
): Promise<void> {
  const topic = TOPIC_OF[kind];
  if (!isPushedTopic(topic)) return;
  const memberIds = told.filter((one) => isWanted(one, topic)).map(({ id }) => id);
  const push = { about: `${BELL}:${topic}`, fromId: firstId, upTo: lastId, since };
  await queuePushes(strapi, { memberIds }, { ...push, afterMs: pushSettings().delayMs });
}

/** A member's unread notices of these kinds. */
const unread = (knex: Knex, memberId: number, kinds: readonly NotificationKind[]) =>
  knex(TABLE)
    .where({ member_id: memberId })
    .whereIn('kind', [...kinds])
    .whereNull('read_at')
    .whereNull('hidden_at');

const words: PushSource['words'] = async (strapi, member, { about, fromId }) => {
  const topic = about.slice(BELL.length + 1);
  if (!isPushedTopic(topic) || !isWanted(member, topic)) return null;
  const rows: { id: number; link: string | null }[] = await runQuery(strapi, (knex) =>
    unread(knex, member.id, kindsOf(topic))
      .where('id', '>=', fromId)
      .orderBy('id', 'desc')
      .limit(100)
      .select('id', 'link'),
  );
  const [newest] = rows;
  if (!newest) return null;
  const path = (rows.length === 1 && newest.link) || notificationPages.list;
  return { ...bellPushWords(topic, rows.length), path, upTo: newest.id };
};

const summary: PushSource['summary'] = async (strapi, member, { since, until }) => {
  const topics = [...new Set(Object.values(TOPIC_OF))].filter(isPushedTopic);
  const kinds = topics.filter((topic) => isWanted(member, topic)).flatMap(kindsOf);
  const row: { total?: number | string } | undefined = await runQuery(strapi, (knex) =>
    unread(knex, member.id, kinds)
      .where('created_at', '>=', since)
      .where('created_at', '<', until)
      .count({ total: '*' })
      .first(),
  );
  const total = Number(row?.total ?? 0);
  if (total === 0) return null;
  const line = total === 1 ? '1 notification' : `${total} notifications`;
  return { line, path: notificationPages.list };
};

/** What comes into the bell, by push. */
export const bellPushes: PushSource = { name: BELL, words, summary };
