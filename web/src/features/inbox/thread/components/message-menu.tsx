import type { Message } from '@hearthside/contract/inbox/fields';
import {
  Copy,
  Ellipsis,
  Flag,
  Forward,
  History,
  Link2,
  MessageSquareDot,
  Pencil,
  Pin,
  PinOff,
  Reply,
  SmilePlus,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { useMessageChanges } from '../../api/use-message-changes';
import { canChange, canEdit } from '../../model/changing';
import { messageTime } from '../../model/chat-times';
import { copyLink, copyText } from './copying';
import { useMessageActions } from './message-actions';
import { useRecordActions } from '../../rooms/components/record-actions';
import { ForwardDialog } from '../../forward/components/forward-dialog';
import { usePinning } from '../../pins/components/use-pinning';
import { ReportDialog } from '../../report/components/report-dialog';
import { WordingsDialog } from '../../changing/components/wordings-dialog';

export interface MessageMenuProps {
  message: Message;
  /** Who wrote it. */
  name: string;
  onEdit: () => void;
  onReact: () => void;
}

/** What can be done with a message. With a mouse it is shown where the pointer or the focus is. */
export function MessageMenu({ message, name, onEdit, onReact }: MessageMenuProps) {
  const { reply, markUnread, viewer, changeHours } = useMessageActions();
  const { remove } = useMessageChanges();
  const setPinned = usePinning();
  const [asking, setAsking] = useState(false);
  const [looking, setLooking] = useState(false);
  const [forwarding, setForwarding] = useState(false);
  const [reporting, setReporting] = useState(false);
  const record = useRecordActions(message, reply !== undefined);
  const items: MenuEntry[] = [];
  const add = (label: string, Icon: typeof Reply, onSelect: () => void, more = {}) =>
    items.push({ label, icon: <Icon size={18} aria-hidden />, onSelect, ...more });
  const addDialog = (label: string, Icon: typeof Reply, onOpen: () => void, more = {}) =>
    items.push({ label, icon: <Icon size={18} aria-hidden />, onOpen, ...more });
  if (reply) {
    add('Reply', Reply, () => reply(message));
    add('React', SmilePlus, onReact);
    if (message.pinnedAt === null) add('Pin', Pin, () => void setPinned(message, true));
    else add('Unpin', PinOff, () => void setPinned(message, false));
  }
  items.push(...record.items);
  addDialog('Forward', Forward, () => setForwarding(true));
  if (message.content !== '') add('Copy text', Copy, () => void copyText(message));
  add('Copy link', Link2, () => void copyLink(message));
  // One’s own messages are never unread.
  if (message.senderId !== viewer.id)
    add('Mark as unread from here', MessageSquareDot, () => markUnread(message));
  if (canEdit(message, viewer.id, changeHours)) add('Edit', Pencil, onEdit);
  if (canChange(message, viewer.id, changeHours)) {
    addDialog('Delete', Trash2, () => setAsking(true), { danger: true });
  }
  // Admins are the office.
  if (!viewer.isAdmin && message.senderId !== viewer.id) {
    addDialog('Report', Flag, () => setReporting(true), { divided: true });
  }
  if (viewer.isAdmin && message.editedAt !== null) {
    addDialog('Earlier versions', History, () => setLooking(true));
  }
  return (
    <>
      <RowMenu
        name="message"
        label={`Actions for a message: ${name}, ${messageTime(message.createdAt)}`}
        icon={<Ellipsis size={18} aria-hidden />}
        items={items}
        className="-my-0.5 shrink-0 text-ink-soft transition-opacity duration-150 aria-expanded:opacity-100 pointer-fine:opacity-0 pointer-fine:group-focus-within/message:opacity-100 pointer-fine:group-hover/message:opacity-100"
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this message?"
        message="Its text and files will be gone for everyone in this chat. Copies that were forwarded stay. The chat will still show that a message was deleted."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        onConfirm={() => remove(message)}
      />
      {record.dialogs}
      {reporting && (
        <ReportDialog message={message} name={name} onClose={() => setReporting(false)} />
      )}
      {forwarding && <ForwardDialog message={message} onClose={() => setForwarding(false)} />}
      {looking && <WordingsDialog message={message} onClose={() => setLooking(false)} />}
    </>
  );
}
