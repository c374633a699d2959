/** The first screen: a new member's checklist, and what waits for a member. */
import type { Core } from '@strapi/strapi';
import type { Home } from '@hearthside/contract/member/profile';
import { rowOf } from '../../../auth/member-access';
import type { Member } from '../../../auth/member-cache';
import { toMe } from '../../../auth/member-row';
import { subjects, type AttentionItem, type ChecklistStep } from '../../../subject';
import { checklistFor } from '../rules/checklist';

/** The order of the items: the member's own first, then the queues. */
const ORDER: readonly AttentionItem['kind'][] = [
  'complete_profile',
  'unread_messages',
  'rejected_forms',
  'open_forms',
  'coming_appointment',
  'membership_due',
  'membership_grace',
  'membership_lapsed',
  'verify_members',
  'review_submissions',
  'confirm_appointments',
  'pending_donations',
  'lapsing_memberships',
];

async function checklistOf(strapi: Core.Strapi, member: Member): Promise<ChecklistStep[]> {
  const me = toMe(await rowOf(strapi, member.id));
  const steps = await Promise.all(
    subjects().map(async ({ checklist }) => checklist?.(strapi, member)),
  );
  return checklistFor(
    me,
    steps.filter((step) => step !== null && step !== undefined),
  );
}

/** The first screen: a new member's checklist (ruling 2), and what waits for this member. */
export async function home(strapi: Core.Strapi, member: Member): Promise<Home> {
  const items = await Promise.all(subjects().map(async (one) => one.attention?.(strapi, member)));
  const attention = items
    .flatMap((some) => some ?? [])
    .filter(({ count }) => count > 0)
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return { checklist: member.verified ? [] : await checklistOf(strapi, member), attention };
}
