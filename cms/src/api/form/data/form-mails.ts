/** Whether what a mail about a form says is still so when it is sent: it may have waited for a night, or for days. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { MailSeries } from '../../../mail/mail-use';
import { formFor } from '../rules/assigned-form';
import { ofMember } from '../responses/response-rows';
import { senderIn } from '../responses/sent-responses';
import { FORM_SERIES, seriesIn } from './form-series';
import { withIds } from './published-forms';

/**
 * Whether a mail in this series is still current for its member. One that asks to fill the form is until they have
 * sent it. One about a decision is while that is the last one. Both are over with the form, and where it is asked of
 * them, also when it is no longer meant for them.
 */
async function isCurrent(strapi: Core.Strapi, series: string, memberId: number): Promise<boolean> {
  const about = seriesIn(series);
  if (!about) return true;
  const form = (await withIds(strapi, [about.formId])).get(about.formId);
  const member = await runQuery(strapi, (knex) =>
    knex('up_users').where({ id: memberId }).first({ memberId: 'id', roleId: 'role_id' }),
  );
  const viewer = member && senderIn(member);
  if (!form || !viewer) return false;
  if (about.says !== 'decided' && !formFor(form, viewer)) return false;
  const row = await ofMember(strapi, about.formId, memberId);
  if (about.says === 'asked') return !row || row.standing === 'draft';
  const decidedAt = row?.reviewedAt ?? null;
  return decidedAt !== null && new Date(decidedAt).getTime() === about.at;
}

export const formMails: MailSeries = { name: FORM_SERIES, isCurrent };
