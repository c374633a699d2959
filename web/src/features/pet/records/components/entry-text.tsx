import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { detailWords } from '@hearthside/contract/pet/entry-words';
import { Badge } from '@/ui/badge';
import { RecordText } from './record-text';

/** What an entry says: its kind with its details, what was written, and who signed it. */
export function EntryText({ entry }: { entry: PetEntry }) {
  const { details, description, authorName } = entry;
  const words = detailWords(details);
  const isNote = details.kind === 'note';
  if (isNote && !description && !authorName && entry.files.length + entry.comments.length === 0)
    return (
      <span className="text-ink-faint">
        <span aria-hidden>–</span>
        <span className="sr-only">None</span>
      </span>
    );
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      {!isNote && (
        <p className="wrap-anywhere">
          <Badge tone="brand">{ENTRY_KINDS[details.kind]}</Badge>{' '}
          <span dir="auto" className="font-[560]">
            {words}
          </span>
        </p>
      )}
      {description && <RecordText text={description} />}
      {authorName && <p className="text-s text-ink-soft">Signed by {authorName}</p>}
    </div>
  );
}
