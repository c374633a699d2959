import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { inboxApi } from './inbox-api';
import { inboxKeys } from './keys';

/** Sets whether the member gets a mail when messages stay unread: `trigger(true)`. */
export function useSaveMailUnread() {
  const { mutate } = useSWRConfig();
  return useSWRMutation(
    ['inbox', 'mail'],
    (_, { arg: mailUnread }: { arg: boolean }) => inboxApi.saveSettings({ mailUnread }),
    { onSuccess: (state) => void mutate(inboxKeys.state, state, { revalidate: false }) },
  );
}
