/** What the roles' memberships cost and include, from the panel (ruling 25). */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { givingPlace } from '@hearthside/contract/donation/giving-place';
import { PLAN_ROLES, type PlanRole } from '@hearthside/contract/membership/fields';
import type { Plan, PlanDetail } from '@hearthside/contract/membership/shapes';
import * as office from '../../../office/office';
import { normalize } from '../../../text/normalize';
import { PLAN_UID } from '../rules/membership-uid';
import { iso, type Moment } from '../../../text/moment';

export interface PlanRow {
  id: number;
  documentId: string;
  role: PlanRole;
  title: string;
  /** In cents. */
  price: number;
  benefits?: { text: string }[] | null;
  campaignCode: string | null;
  /** Where members of its role give, instead of what the settings say. */
  widgetId: string | null;
  campaignUrl: string | null;
  revision: number | null;
  changedBy: string | null;
  changedById: number | null;
  updatedAt: Moment;
}

/** Identifies the state of a plan; '0' for one that was never written. */
export const planRevisionOf = (row: Pick<PlanRow, 'revision'> | undefined) =>
  String(row?.revision ?? 0);

const toPlan = (role: PlanRole, row: PlanRow | undefined): Plan => ({
  role,
  title: row?.title ?? `${ROLE_LABELS[role].one} Membership`,
  // A role without a plan costs nothing (ruling 25).
  price: row?.price ?? 0,
  benefits: (row?.benefits ?? []).map(({ text }) => text),
});

/** Its campaign and its own place to give; empty if never written. */
const campaignOf = (row: PlanRow | null | undefined) => ({
  campaignCode: row?.campaignCode ?? '',
  widgetId: row?.widgetId ?? '',
  campaignUrl: row?.campaignUrl ?? '',
});

type UsualPlace = Parameters<typeof givingPlace>[1];

const detailIn = (role: PlanRole, row: PlanRow | undefined, usual: UsualPlace): PlanDetail => ({
  ...toPlan(role, row),
  ...campaignOf(row),
  placeMissing: Boolean(row?.campaignCode?.trim()) && !givingPlace(campaignOf(row), usual).renews,
  updatedAt: row ? iso(row.updatedAt) : null,
  revision: planRevisionOf(row),
});

async function rows(strapi: Core.Strapi): Promise<Map<PlanRole, PlanRow>> {
  const all: PlanRow[] = await strapi.db.query(PLAN_UID).findMany({ populate: { benefits: true } });
  return new Map(all.map((row) => [row.role, row]));
}

/** The plan of any role, without its benefits; null if it has none. */
export const planOf = (strapi: Core.Strapi, role: Role): Promise<PlanRow | null> =>
  strapi.db.query(PLAN_UID).findOne({ where: { role } });

const usualPlace = (strapi: Core.Strapi) => office.donation(strapi);

/** Where members of a role give, and whether a gift there renews their membership. */
export async function placeFor(strapi: Core.Strapi, role: Role | undefined) {
  const row = role ? await planOf(strapi, role) : null;
  return givingPlace(row && campaignOf(row), await usualPlace(strapi));
}

export const planRow = async (strapi: Core.Strapi, role: PlanRole) =>
  (await rows(strapi)).get(role);

/** One for each role with a card, in the order of the cards. */
export async function plans(strapi: Core.Strapi): Promise<Plan[]> {
  const known = await rows(strapi);
  return PLAN_ROLES.map((role) => toPlan(role, known.get(role)));
}

/** The same, with the fields that an admin edits. */
export async function planDetails(strapi: Core.Strapi): Promise<PlanDetail[]> {
  const known = await rows(strapi);
  const usual = await usualPlace(strapi);
  return PLAN_ROLES.map((role) => detailIn(role, known.get(role), usual));
}

export async function planDetail(strapi: Core.Strapi, role: PlanRole): Promise<PlanDetail> {
  return detailIn(role, (await rows(strapi)).get(role), await usualPlace(strapi));
}

/** What a role's membership costs, in cents, if gifts on this campaign renew it; otherwise null. */
export async function priceFor(
  strapi: Core.Strapi,
  role: Role,
  campaignCode: string | null,
): Promise<number | null> {
  const given = normalize(campaignCode ?? '');
  if (given === '') return null;
  const row = await planOf(strapi, role);
  return row && normalize(row.campaignCode ?? '') === given ? row.price : null;
}
