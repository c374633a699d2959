import type { InboxState } from '@hearthside/contract/inbox-endpoints';
import useSWR from 'swr';
import { inboxApi } from './inbox-api';
import { inboxKeys } from './keys';
import { useInboxEvents } from './use-inbox-events';

/** How much is unread, whether there is any chat, and how the member is told; undefined each until it is known. */
export function useInboxState(): Partial<InboxState> {
  const { data, mutate } = useSWR(inboxKeys.state, () => inboxApi.state());
  useInboxEvents('state', mutate);
  return { unread: data?.unread, hasChats: data?.hasChats, mailUnread: data?.mailUnread };
}
