import type { Core } from '@strapi/strapi';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import * as seatSettings from './seat-settings';

/** Messages that a member has not read. */
export async function inboxAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const { unread } = await seatSettings.state(strapi, member);
  return [{ kind: 'unread_messages', count: unread, link: inboxPages.list, detail: '' }];
}
