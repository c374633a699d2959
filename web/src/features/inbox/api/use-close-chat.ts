import useSWRMutation from 'swr/mutation';
import { inboxApi } from './inbox-api';
import { useInboxStore } from './use-inbox-store';

/** Closes a chat, an admin for everyone: `const { ended } = await trigger(chatId)`. */
export function useCloseChat() {
  const inbox = useInboxStore();
  return useSWRMutation(
    ['inbox', 'close'],
    (_, { arg: id }: { arg: number }) => inboxApi.close({ id }),
    {
      onSuccess: ({ id }) => inbox.chatChanged(id),
    },
  );
}
