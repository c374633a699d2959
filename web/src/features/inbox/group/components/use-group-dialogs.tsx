import { chatTitle, type Chat, type ChatUser } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useGroupChanges } from '../../api/group-changes';
import type { InboxPlace } from '../../list/components/use-first-chat';
import { AddPeopleDialog } from './add-people-dialog';
import { GroupSettingsDialog } from './group-settings-dialog';

export interface GroupDialogs {
  openSettings: () => void;
  openAdding: () => void;
  askToLeave: () => void;
  askToRemove: (user: ChatUser) => void;
  /** Rendered once beside what opens them. */
  dialogs: ReactNode;
}

type Shown = { what: 'settings' | 'adding' | 'leaving' } | { what: 'removing'; user: ChatUser };

const cleared: InboxPlace = { cleared: true };

/** The dialogs in which a group is changed. */
export function useGroupDialogs(chat: Chat): GroupDialogs {
  const me = useMe();
  const navigate = useNavigate();
  const { leave, remove } = useGroupChanges(chat.id);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const title = chatTitle(chat, me.id);
  const leaveNow = async () => {
    await leave();
    toast.success('You left the group', title);
    void navigate(inboxPages.list, { state: cleared });
  };
  return {
    openSettings: () => setShown({ what: 'settings' }),
    openAdding: () => setShown({ what: 'adding' }),
    askToLeave: () => setShown({ what: 'leaving' }),
    askToRemove: (user) => setShown({ what: 'removing', user }),
    dialogs: (
      <>
        {shown?.what === 'settings' && <GroupSettingsDialog chat={chat} onClose={close} />}
        {shown?.what === 'adding' && <AddPeopleDialog chat={chat} onClose={close} />}
        <ConfirmDialog
          open={shown?.what === 'leaving'}
          onClose={close}
          title="Leave this group?"
          message="You won’t see its messages and files anymore, and anything you’ve typed here but not sent will be lost. Others can still see your messages. To come back, someone has to add you again."
          confirmLabel="Leave group"
          busyLabel="Leaving..."
          danger
          onConfirm={leaveNow}
        />
        <RemovalDialog
          user={shown?.what === 'removing' ? shown.user : undefined}
          onClose={close}
          onRemove={async (user) => {
            await remove(user.id);
            toast.success('Removed from the group', fullName(user));
          }}
        />
      </>
    ),
  };
}

interface RemovalDialogProps {
  user: ChatUser | undefined;
  onClose: () => void;
  onRemove: (user: ChatUser) => Promise<void>;
}

function RemovalDialog({ user, onClose, onRemove }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={user ? <bdi>{`Remove ${fullName(user)}?`}</bdi> : ''}
      message="They won’t see the group anymore. Their messages stay, and they can be added again."
      confirmLabel="Remove"
      busyLabel="Removing..."
      danger
      onConfirm={() => user && onRemove(user)}
    />
  );
}
