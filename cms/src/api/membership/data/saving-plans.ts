/** Writes plans in the portal. Rules for both portal and panel are in plan-panel-rules. */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { MEMBERSHIP_TEXTS, type PlanRole } from '@hearthside/contract/membership/fields';
import type { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import { refuse, Refusal } from '../../../http/refuse';
import { changeAuthor } from '../../../auth/change-author';
import { type PlanRow, planRow, planDetail } from './membership-plans';
import { PLAN_UID } from '../rules/membership-uid';

type Given = z.output<(typeof membershipEndpoints)['savePlan']['body']>;

/** Whether a plan already has the given content. */
const says = (row: PlanRow, { benefits, ...said }: Omit<Given, 'revision' | 'benefits'> & Parts) =>
  isDeepStrictEqual(
    (row.benefits ?? []).map(({ text }) => text),
    benefits.map(({ text }) => text),
  ) &&
  Object.entries(said).every(([field, value]) => (row[field as keyof PlanRow] ?? '') === value);

interface Parts {
  benefits: { text: string }[];
}

interface Documents {
  create(params: { data: object }): Promise<unknown>;
  update(params: { documentId: string; data: object }): Promise<unknown>;
}

const documents = (strapi: Core.Strapi) =>
  strapi.documents(PLAN_UID as never) as unknown as Documents;

const conflict = () => refuse.changedMeanwhile(MEMBERSHIP_TEXTS.planConflict);

/** Writes a role's plan, or its first one. */
export async function savePlan(
  strapi: Core.Strapi,
  role: PlanRole,
  { revision, benefits, ...said }: Given,
) {
  const data = { ...said, benefits: benefits.map((text) => ({ text })) };
  const row = await planRow(strapi, role);
  const { memberId } = await changeAuthor(strapi);
  // The author's own save sent again, because its answer was lost.
  if (row && memberId !== null && row.changedById === memberId && says(row, data)) {
    return planDetail(strapi, role);
  }
  if (row) {
    await documents(strapi).update({ documentId: row.documentId, data: { ...data, revision } });
    return planDetail(strapi, role);
  }
  if (revision !== undefined && revision !== '0') throw conflict();
  await documents(strapi)
    .create({ data: { ...data, role } })
    .catch((error: unknown) => {
      // Someone else has written the first one meanwhile.
      throw error instanceof Refusal && error.status === 409 ? conflict() : error;
    });
  return planDetail(strapi, role);
}
