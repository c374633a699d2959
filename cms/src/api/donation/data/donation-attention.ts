import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { donationPages } from '@hearthside/contract/donation/pages';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { list } from './donation-list';
import { pending } from './donation-totals';

/** The longest pending gifts: as many as the first screen names. */
const OLDEST = {
  page: 1,
  limit: 3,
  search: '',
  status: 'pending',
  sortBy: 'createdAt',
  sortOrder: 'asc',
} as const;

async function firstPending(strapi: Core.Strapi): Promise<AttentionItem['first']> {
  const { donations } = await list(strapi, OLDEST);
  return donations.map(({ id, donorName, amount, givenOn }) => ({
    id,
    name: donorName,
    link: donationPages.detail(id),
    note: `${shownMoney(amount)}, ${shownDay(givenOn)}`,
  }));
}

/** Donations that wait for those who may confirm them. */
export async function donationAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  if (!can(member, 'admin_payments')) return [];
  const count = await pending(strapi);
  const first = count > 0 ? await firstPending(strapi) : [];
  return [{ kind: 'pending_donations', count, link: donationPages.pending, detail: '', first }];
}
