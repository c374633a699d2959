import { AsyncView } from '@/ui/async-view';
import { latePart } from '@/ui/late-part';
import { Skeleton } from '@/ui/skeleton';
import type { EntryPartsProps } from './entry-parts';

const useEntryParts = latePart(async () => (await import('./entry-parts')).EntryParts);

/** What hangs on an entry. Its code comes after the page, and only where an entry has any of it. */
export function LateEntryParts(props: EntryPartsProps) {
  const { files, comments } = props.entry;
  const part = useEntryParts(files.length + comments.length > 0);
  if (files.length + comments.length === 0) return null;
  return (
    <AsyncView {...part} skeleton={<Skeleton className="size-16" />}>
      {(EntryParts) => <EntryParts {...props} />}
    </AsyncView>
  );
}
