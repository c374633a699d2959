import type { Chat } from '@hearthside/contract/inbox/fields';
import { NotebookPen, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { ActionMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { useInboxStore } from '../../api/use-inbox';
import { useOfficeActions } from '../api/use-office-actions';
import { adminsIn, assigneeOf } from '../model/admins-in';
import { WaitingMark } from './office-marks';

export interface OfficeStripProps {
  chat: Chat;
  onNotes: () => void;
}

/** For the office, below the head of a chat with it: who takes care of it, since when somebody waits, and the notes. */
export function OfficeStrip({ chat, onNotes }: OfficeStripProps) {
  const office = chat.forOffice;
  if (!office?.withOffice || chat.endedAt) return null;
  return (
    <div
      role="group"
      aria-label="For the office"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-1 sm:px-4"
    >
      <AssignMenu chat={chat} />
      <Button
        variant="ghost"
        size="s"
        icon={<NotebookPen size={16} aria-hidden />}
        onClick={onNotes}
      >
        Notes
      </Button>
      {office.waitingSince && <Waiting chatId={chat.id} since={office.waitingSince} />}
    </div>
  );
}

function AssignMenu({ chat }: { chat: Chat }) {
  const me = useMe();
  const inbox = useInboxStore();
  const { assign } = useOfficeActions(chat.id);
  const assignee = assigneeOf(chat);
  const before = chat.forOffice?.assigneeId ?? null;
  const choose = async (id: number | null, isUndo = false) => {
    try {
      await assign(id, isUndo ? undefined : before);
      if (!isUndo) toast.undo(wordsOf(id), () => void choose(before, true));
    } catch (error) {
      toast.error('The chat could not be assigned', messageOf(error));
      inbox.chatChanged(chat.id);
    }
  };
  const wordsOf = (id: number | null) => {
    if (id === null) return 'Chat no longer assigned';
    if (id === me.id) return 'Chat assigned to you';
    const user = adminsIn(chat).find((admin) => admin.id === id);
    return `Chat assigned to ${user ? fullName(user) : 'another admin'}`;
  };
  const entry = (id: number | null, label: string): MenuEntry => ({
    label,
    checked: before === id,
    onSelect: () => void (before === id || choose(id)),
  });
  const others = adminsIn(chat).filter(({ id }) => id !== me.id);
  return (
    <ActionMenu
      label={
        <span className="max-w-44 truncate">
          {assignee ? (
            <>
              <span className="sr-only">Assigned to </span>
              <bdi>{assignee.id === me.id ? 'You' : fullName(assignee)}</bdi>
            </>
          ) : (
            'Assign'
          )}
        </span>
      }
      variant="ghost"
      size="s"
      icon={<UserRoundCheck size={16} aria-hidden />}
      items={[
        entry(me.id, 'Me'),
        ...others.map((user) => entry(user.id, fullName(user))),
        { ...entry(null, 'No one'), divided: true },
      ]}
    />
  );
}

function Waiting({ chatId, since }: { chatId: number; since: string }) {
  const { setWaiting } = useOfficeActions(chatId);
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    try {
      await setWaiting(true);
    } catch (error) {
      toast.error('That could not be undone', messageOf(error));
    }
  };
  const settle = async () => {
    setBusy(true);
    try {
      await setWaiting(false);
      toast.undo('Marked as answered', () => void undo());
    } catch (error) {
      toast.error('That could not be saved', messageOf(error));
      setBusy(false);
    }
  };
  return (
    <span className="ml-auto flex items-center gap-2 max-sm:ml-1">
      <WaitingMark since={since} />
      <Button variant="quiet" size="s" busy={busy} onClick={() => void settle()}>
        Mark as answered
      </Button>
    </span>
  );
}
