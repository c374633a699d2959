/** The first screen: a new member's checklist, what waits for a member, and what they came for. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { home as homeAnswer } from '@hearthside/contract/member/home';
import { rowOf } from '../../../auth/member-access';
import type { Member } from '../../../auth/member-cache';
import { toMe } from '../../../auth/member-row';
import { subjects, type AttentionItem, type ChecklistStep } from '../../../subject';
import { checklistFor } from '../rules/checklist';

/** The order of the items: the member's own first, then the queues. */
const ORDER: readonly AttentionItem['kind'][] = [
  'second_factor_due',
  'complete_profile',
  'unread_messages',
  'rejected_forms',
  'open_forms',
  'coming_appointment',
  'membership_due',
  'membership_grace',
  'membership_lapsed',
  'verify_members',
  'waiting_room',
  'waiting_chats',
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

/** What a member sees who has no pets, no unread messages, nothing new to read, and no part in the history. */
const NOTHING = {
  pets: { first: [], total: 0 },
  unread: [],
  changed: 0,
  changesLink: '',
  care: null,
  library: null,
};

/**
 * The first screen: a new member's checklist (ruling 2), what waits for this member, and what they came for. Each
 * subject says what it knows.
 */
export async function home(
  strapi: Core.Strapi,
  member: Member,
): Promise<z.input<typeof homeAnswer>> {
  const [items, parts, checklist] = await Promise.all([
    Promise.all(subjects().map(async (one) => one.attention?.(strapi, member))),
    Promise.all(subjects().map(async (one) => one.homePart?.(strapi, member))),
    member.verified ? [] : checklistOf(strapi, member),
  ]);
  const attention = items
    .flatMap((some) => some ?? [])
    .filter(({ count }) => count > 0)
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return Object.assign({ checklist, attention, ...NOTHING }, ...parts);
}
