/** What has changed since yesterday, on the first screen of those who may read the history. */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { addDays } from '@hearthside/contract/calendar-days';
import { historyPages } from '@hearthside/contract/history/pages';
import { CHANGES_COUNTED } from '@hearthside/contract/member/home';
import { momentOf } from '@hearthside/contract/zoned-time';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import type { HomePart } from '../../../subject';

/** Yesterday at the office, and when it began. */
async function yesterday(strapi: Core.Strapi, now = new Date()) {
  const day = addDays((await office.clock(strapi, now)).day, -1);
  return { day, from: momentOf(day, '00:00', await office.timeZone(strapi)) };
}

/**
 * How many entries the history has since the beginning of yesterday, up to a number: only so many of the newest are
 * read, however long the history is and however much an import has added to it. Sign-ins are no changes. The link
 * leads to the same days of the history, also without sign-ins.
 */
export async function homeChanges(strapi: Core.Strapi, member: Member): Promise<HomePart> {
  if (!can(member, 'users')) return {};
  const { day, from } = await yesterday(strapi);
  const counted = await runQuery(strapi, (knex) =>
    knex
      .from(
        knex('portal_history')
          .whereNot('about_kind', 'session')
          .orderBy('id', 'desc')
          .limit(CHANGES_COUNTED)
          .select('created_at')
          .as('newest'),
      )
      .where('newest.created_at', '>=', from)
      .count({ changed: '*' })
      .first(),
  );
  const changed = Number((counted as { changed?: number | string } | undefined)?.changed ?? 0);
  return changed > 0 ? { changed, changesLink: historyPages.changesFrom(day) } : {};
}
