import type { Message } from '@hearthside/contract/inbox/fields';
import { FilePlus, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { MenuEntry } from '@/ui/dialogs/menu';
import { DOCUMENTS_TITLE, DocumentDialog, RECORD_TITLE, RecordDialog } from './record-dialog';
import { useRoom } from './room-context';

/** What the menu of a message offers in a care team's chat, and the dialogs that belong to it. */
export function useRecordActions(message: Message, canWrite: boolean) {
  const room = useRoom();
  const [open, setOpen] = useState<'entry' | 'document'>();
  const items: MenuEntry[] = [];
  const { inRecord, attachments } = message;
  if (canWrite && room.mayWrite && (inRecord?.entryId ?? null) === null) {
    items.push({
      label: RECORD_TITLE,
      icon: <NotebookPen size={18} aria-hidden />,
      onOpen: () => setOpen('entry'),
    });
  }
  if (canWrite && room.mayAddDocuments && attachments.some(({ kind }) => kind === 'document')) {
    items.push({
      label: DOCUMENTS_TITLE,
      icon: <FilePlus size={18} aria-hidden />,
      onOpen: () => setOpen('document'),
    });
  }
  const close = () => setOpen(undefined);
  const dialogs = (
    <>
      {open === 'entry' && <RecordDialog message={message} onClose={close} />}
      {open === 'document' && <DocumentDialog message={message} onClose={close} />}
    </>
  );
  return { items, dialogs };
}
