import type { Message } from '@hearthside/contract/inbox/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Says that a message is in the pet's record, and leads there. */
export function InRecordMark({ message: { inRecord, deletedAt } }: { message: Message }) {
  if (!inRecord || deletedAt !== null) return null;
  const { petId, entryId } = inRecord;
  return (
    <Link
      to={entryId === null ? petPages.documents(petId) : petPages.entry(petId, entryId)}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-s px-0.5 text-xs font-[560] text-brand-strong hover:underline"
    >
      <NotebookPen size={14} aria-hidden className="shrink-0" />
      {entryId === null ? 'In the documents' : 'In the record'}
    </Link>
  );
}
