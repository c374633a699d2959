import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { shownMoney } from '@hearthside/contract/money';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { panelReason, changeAuthor, type ChangeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { cleanPlan } from '../rules/clean-plan';
import { planRevisionOf, type PlanRow } from '../data/membership-plans';
import { PLAN_UID } from '../rules/membership-uid';
import { iso } from '../../../text/moment';

/** Added in the panel, whose forms cannot show both versions themselves. */
const PLEASE_LOOK = 'What you typed is kept. Both versions are shown beside the form.';
const ROLE_STAYS =
  'You can’t change a plan’s role. To change what another role pays, open that role’s plan.';
const THERE_IS_ONE = 'This role already has a plan. Please edit that one.';

/** The texts of a plan for the history, by the name of the field. */
const SAID: Record<string, (row: PlanRow) => string> = {
  Title: ({ title }) => title,
  Price: ({ price }) => shownMoney(price),
  Benefits: ({ benefits }) => (benefits ?? []).map(({ text }) => text).join('; '),
  Campaign: ({ campaignCode }) => campaignCode ?? '',
  Widget: ({ widgetId }) => widgetId ?? '',
  'Campaign page': ({ campaignUrl }) => campaignUrl ?? '',
};

const planChanges = (before: PlanRow | undefined, after: PlanRow): HistoryChange[] =>
  Object.entries(SAID)
    .map(([field, said]) => ({ field, from: before ? said(before) : '', to: said(after) }))
    .filter(({ from, to }) => from !== to);

/** Refuses a save based on an older revision of the plan, and says who has changed it and when. */
function requireRevision(row: PlanRow, given: unknown, { door }: ChangeAuthor) {
  if (given === undefined || given === null || String(given) === planRevisionOf(row)) return;
  const said = MEMBERSHIP_TEXTS.planConflict;
  throw door === 'panel'
    ? refuse.changedMeanwhile(`${said} ${PLEASE_LOOK}`, { title: said })
    : refuse.changedMeanwhile(said, { by: row.changedBy ?? '', at: iso(row.updatedAt) });
}

const find = (strapi: Core.Strapi, where: object): Promise<PlanRow | null> =>
  strapi.db.query(PLAN_UID).findOne({ where, populate: { benefits: true } });

const record = (
  strapi: Core.Strapi,
  by: ChangeAuthor,
  action: HistoryAction,
  { id, role }: PlanRow,
  changes: readonly HistoryChange[],
) =>
  historyService.record(strapi, {
    by: by.memberId,
    action,
    changes,
    reason: panelReason(by),
    about: { kind: 'plan', id, name: `${ROLE_LABELS[role].one} plan` },
  });

async function create(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  const { role, ...typed } = params.data ?? {};
  const said = cleanPlan({ title: '', benefits: [], price: undefined, ...typed });
  params.data = { ...said, role, revision: 1, changedBy: by.name, changedById: by.memberId };
  try {
    return await transaction(strapi, async () => {
      const made = (await next()) as { id: number };
      const row = (await find(strapi, { id: made.id })) as PlanRow;
      await record(strapi, by, 'created', row, planChanges(undefined, row));
      return made;
    });
  } catch (error) {
    throw isUniqueViolation(error)
      ? refuse.alreadyExists(THERE_IS_ONE, { role: THERE_IS_ONE })
      : error;
  }
}

async function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  return transaction(strapi, async () => {
    const { id } = (await find(strapi, { documentId: params.documentId })) ?? {};
    if (id === undefined) return next();
    await lockRow(strapi, 'portal_plans', id);
    const before = (await find(strapi, { id })) as PlanRow;
    requireRevision(before, params.data?.revision, by);
    const { role = before.role, ...typed } = params.data ?? {};
    // Members of that role see it, and gifts renew by it.
    if (role !== before.role) throw refuse.badInput(ROLE_STAYS, { role: ROLE_STAYS });
    const said = cleanPlan(typed);
    const changed = { changedBy: by.name, changedById: by.memberId };
    params.data = { ...said, ...changed, revision: (before.revision ?? 0) + 1 };
    const made = await next();
    const after = (await find(strapi, { id })) as PlanRow;
    const changes = planChanges(before, after);
    if (changes.length > 0) await record(strapi, by, 'changed', after, changes);
    return made;
  });
}

const stays = () =>
  Promise.reject(
    refuse.notAllowed('Plans can’t be copied or deleted. Please edit this one instead.'),
  );

/** Rules for a plan wherever it is written. Portal and panel both write through the Document Service. */
export const planRules: DocumentRules = {
  uid: PLAN_UID,
  steps: { create, update, clone: stays, delete: stays },
};
