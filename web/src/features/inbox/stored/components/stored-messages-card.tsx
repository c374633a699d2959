import { Card, CardTitle } from '@/ui/card';
import { Switch } from '@/ui/fields/switch';
import { toast } from '@/ui/toast/toast';
import { isShared } from '@/lib/drafts/draft-owner';
import { chooseStoring } from '../api/stored-inbox';
import { useStoresMessages } from '../model/message-choice';
import { STORED_CHATS, STORED_MESSAGES } from '../model/stored-chat';

/** What a device stores of the inbox, and whether it does. Part of the profile. */
export function StoredMessagesCard({ memberId }: { memberId: number }) {
  const stores = useStoresMessages(memberId);
  const change = (on: boolean) => {
    chooseStoring(memberId, on);
    toast.success(
      on
        ? 'Your latest messages are kept on this device.'
        : 'No messages are kept on this device anymore.',
    );
  };
  return (
    <Card aria-labelledby="stored-messages">
      <CardTitle id="stored-messages">Offline messages</CardTitle>
      {isShared() ? (
        <p className="text-ink-soft">
          When you signed in, you said this is a shared computer, so no messages are kept on it.
        </p>
      ) : (
        <Switch
          label="Keep my latest messages on this device"
          hint={`You can read your ${STORED_CHATS} latest chats offline, with up to ${STORED_MESSAGES} messages each. Files aren’t kept. The messages are encrypted, and signing out deletes them.`}
          checked={stores}
          onChange={change}
        />
      )}
    </Card>
  );
}
