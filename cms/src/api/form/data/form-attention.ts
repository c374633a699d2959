import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem, ChecklistStep } from '../../../subject';
import { wayIn } from './assigned-forms';
import { waiting } from '../responses/submissions';

/** A member's own forms that are open or were sent back, and submissions that wait for those who may review them. */
export async function formAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  // New members have them in their checklist.
  if (!member.verified) return [];
  const { rejected, open } = await wayIn(strapi, member);
  const items: AttentionItem[] = [
    { kind: 'rejected_forms', count: rejected, link: formPages.assigned, detail: '' },
    { kind: 'open_forms', count: open, link: formPages.assigned, detail: '' },
  ];
  if (!can(member, 'admin_forms')) return items;
  const link = formPages.pendingSubmissions;
  const count = await waiting(strapi);
  return [...items, { kind: 'review_submissions', count, link, detail: '' }];
}

/** A new member for whom there is no form has no such step. */
export async function formStep(strapi: Core.Strapi, member: Member): Promise<ChecklistStep | null> {
  const { forms, done } = await wayIn(strapi, member);
  return forms > 0 ? { step: 'forms', done } : null;
}
