import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { donationPages } from '@hearthside/contract/donation/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { pending } from './donation-totals';

/** Donations that wait for those who may confirm them. */
export async function donationAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  if (!can(member, 'admin_payments')) return [];
  const count = await pending(strapi);
  return [{ kind: 'pending_donations', count, link: donationPages.pending, detail: '' }];
}
