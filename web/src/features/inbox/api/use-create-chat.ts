import useSWRMutation from 'swr/mutation';
import { inboxApi } from './inbox-api';
import { useInboxStore } from './use-inbox-store';

/** Whom a new chat is with, and for a group what it is called. */
export interface NewChat {
  memberIds: number[];
  name?: string;
}

/**
 * Starts a chat: `const { chat } = await trigger({ memberIds })`. Refused with 409 where there is one already;
 * `existingChat(error)` tells which.
 */
export function useCreateChat() {
  const inbox = useInboxStore();
  return useSWRMutation(
    ['inbox', 'create'],
    (_, { arg }: { arg: NewChat }) => inboxApi.create(arg),
    { onSuccess: () => inbox.events.notify() },
  );
}
