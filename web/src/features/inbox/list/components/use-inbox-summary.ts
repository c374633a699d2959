import type { InboxState } from '@hearthside/contract/inbox-endpoints';
import useSWR from 'swr';
import { inboxApi } from '../../api/inbox-api';
import { inboxKeys } from '../../api/keys';

/**
 * How much is unread and whether there is any chat, for the portal around the inbox; undefined until it is known.
 * The first page carries this, so it brings none of the inbox's own code: `InboxLive` keeps the answer fresh.
 */
export function useInboxSummary(): Partial<Pick<InboxState, 'unread' | 'hasChats'>> {
  const { data } = useSWR(inboxKeys.state, () => inboxApi.state());
  return { unread: data?.unread, hasChats: data?.hasChats };
}
