import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { STATUS_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import type { AttentionItem, ChecklistStep } from '../../../subject';
import { clipped } from '../../../text/clipped';
import { nameIn } from '../../../text/member-name';
import { assigned, wayIn } from './assigned-forms';
import { waiting } from '../responses/submissions';
import { reviewRevisionOf, selectSubmissions, submissionsIn } from '../responses/submission-row';

/** How many forms or submissions the first screen names. */
const NAMED = 3;

type Named = NonNullable<AttentionItem['first']>;

/** A member's own forms that are open, each with the way to fill it, and what to know before. */
async function ownForms(strapi: Core.Strapi, member: Member) {
  const { forms } = await assigned(strapi, member);
  const toDo = forms.filter(({ readOnly }) => !readOnly);
  const named = (some: typeof forms, noteOf: (form: (typeof forms)[number]) => string): Named =>
    some.slice(0, NAMED).map((form) => {
      const { id, title } = form;
      return { id, name: title, link: formPages.fill(id), note: clipped(noteOf(form)) };
    });
  return {
    rejected: named(
      toDo.filter(({ status }) => status === 'rejected'),
      ({ reviewMessage }) => reviewMessage,
    ),
    open: named(
      toDo.filter(({ status }) => status === null || status === 'draft'),
      ({ status, progress }) =>
        status === 'draft' ? (progress > 0 ? `${progress}% answered` : 'Started') : '',
    ),
  };
}

/** The latest submissions that wait, as the queue to which the number leads begins. */
async function firstWaiting(strapi: Core.Strapi): Promise<Named> {
  const order = ['r.submitted_at', 'r.id'].map((column) => ({ column, order: 'desc' }));
  const ids: number[] = await runQuery(strapi, (knex) =>
    submissionsIn(knex, { search: '', status: 'pending' })
      .orderBy(order)
      .limit(NAMED)
      .pluck('r.id'),
  );
  const rows = await runQuery(strapi, (knex) => selectSubmissions(knex, ids).orderBy(order));
  return rows.map((row) => ({
    id: row.id,
    name: nameIn({ firstName: row.userFirstName, lastName: row.userLastName }),
    link: formPages.review('submissions', row.id),
    note: row.formTitle,
    revision: reviewRevisionOf(row),
  }));
}

/** A member's own forms that are open or were sent back, and submissions that wait for those who may review them. */
export async function formAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  // New members have them in their checklist.
  if (!member.verified) return [];
  const { rejected, open } = await wayIn(strapi, member);
  const own = rejected + open > 0 ? await ownForms(strapi, member) : { rejected: [], open: [] };
  const toForms = { link: formPages.assigned, detail: '' };
  const items: AttentionItem[] = [
    { kind: 'rejected_forms', count: rejected, ...toForms, first: own.rejected },
    { kind: 'open_forms', count: open, ...toForms, first: own.open },
  ];
  if (!can(member, 'admin_forms')) return items;
  const link = formPages.review('submissions');
  const count = await waiting(strapi);
  const first = count > 0 ? await firstWaiting(strapi) : [];
  return [...items, { kind: 'review_submissions', count, link, detail: '', first }];
}

/** A new member for whom there is no form has no such step. */
export async function formStep(strapi: Core.Strapi, member: Member): Promise<ChecklistStep | null> {
  const { forms, done } = await wayIn(strapi, member);
  return forms > 0 ? { step: 'forms', done } : null;
}

/** The forms that are meant for a newcomer: those they have sent, and those they have not, each with where it stands. */
export async function newcomerSteps(strapi: Core.Strapi, newcomer: Pick<Member, 'id' | 'role'>) {
  const { forms } = await assigned(strapi, newcomer);
  const lines = forms.map(({ title, status }) => ({
    isSent: status !== null && status !== 'draft' && status !== 'rejected',
    line: `${title}: ${STATUS_TEXTS[status ?? 'none']}`,
  }));
  const linesOf = (sent: boolean) =>
    lines.filter(({ isSent }) => isSent === sent).map(({ line }) => line);
  return { sent: linesOf(true), missing: linesOf(false) };
}
