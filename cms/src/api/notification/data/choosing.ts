/** What members want to be notified of, in which way, and when not. */
import type { Core } from '@strapi/strapi';
import type {
  NotificationChoices,
  notificationEndpoints,
} from '@hearthside/contract/notification/endpoints';
import type { ListedTopic } from '@hearthside/contract/notification/kinds';
import type { z } from 'zod';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { timeZone } from '../../../office/office';
import {
  choicesIn,
  columnsOf,
  quietIn,
  type ChoiceColumns,
  type PushColumns,
} from '../../../mail/choice-row';
import { quietUntil } from '@hearthside/contract/notification/quiet-hours';
import { sinceAfter } from '../rules/reading-since';
import { saveUnreadMails, wantsUnreadMails } from './unread-mail-preference';

const TABLE = 'portal_notification_choices';

interface ChoiceRow extends ChoiceColumns, PushColumns {
  since: string | null;
}

const rowOf = (strapi: Core.Strapi, memberId: number): Promise<ChoiceRow | undefined> =>
  runQuery(strapi, (knex) =>
    knex(TABLE)
      .where({ member_id: memberId })
      .first('off', 'since', 'push_words', 'quiet_from', 'quiet_to', 'time_zone'),
  );

/** The inbox stores whether a member gets email about unread messages; it is shown here with the rest. */
export async function choices(strapi: Core.Strapi, memberId: number): Promise<NotificationChoices> {
  const shown = choicesIn(await rowOf(strapi, memberId), await timeZone(strapi));
  shown.topics.messages.mail = await wantsUnreadMails(strapi, memberId);
  return shown;
}

/** Choices as they are sent. Clients of an earlier version send none about what is new to read, or about care. */
type Wanted = z.output<(typeof notificationEndpoints)['saveChoices']['body']>;

/** Choices of topics, with what was not sent as it was. */
function topicsAfter(
  kept: NotificationChoices['topics'],
  wanted: Wanted['topics'],
): NotificationChoices['topics'] {
  const topics = Object.keys(kept) as ListedTopic[];
  return Object.fromEntries(
    topics.map((topic) => {
      const { bell, mail, push } = { ...kept[topic], ...wanted[topic] };
      return [topic, { bell, mail, push: push ?? kept[topic].push }];
    }),
  ) as NotificationChoices['topics'];
}

/** Stores a member's choices. What is always in the bell stays there. */
export async function saveChoices(
  strapi: Core.Strapi,
  memberId: number,
  wanted: Wanted,
): Promise<NotificationChoices> {
  const now = new Date();
  const zone = await timeZone(strapi);
  await transaction(strapi, async () => {
    const before = await rowOf(strapi, memberId);
    const kept = choicesIn(before, zone);
    const { reading = kept.reading, pushWords = kept.pushWords } = wanted;
    const topics = topicsAfter(kept.topics, wanted.topics);
    // Stored only by the inbox.
    topics.messages.mail = true;
    const columns = columnsOf({ ...wanted, topics, reading, pushWords });
    const since = sinceAfter(before?.since ?? null, before?.off ?? null, columns.off, now);
    const row = { ...columns, since, updated_at: now };
    await saveUnreadMails(strapi, memberId, wanted.topics.messages.mail);
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .insert({ ...row, member_id: memberId, created_at: now })
        .onConflict('member_id')
        .merge(row),
    );
  });
  return choices(strapi, memberId);
}

/** When a member's quiet hours end, if they are in them now; null if they may get email now. */
export async function memberQuietUntil(
  strapi: Core.Strapi,
  memberId: number,
  now = new Date(),
): Promise<Date | null> {
  const row = await rowOf(strapi, memberId);
  if (!row) return null;
  return quietUntil(quietIn(row, await timeZone(strapi)), now);
}
