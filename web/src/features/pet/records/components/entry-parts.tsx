import type { PetEntry } from '@hearthside/contract/pet/entry';
import { EntryComments } from './entry-comments';
import { EntryFiles } from './entry-files';

export interface EntryPartsProps {
  pet: { id: number; name: string };
  entry: PetEntry;
  /** Left out if the viewer may not comment. */
  onComment?: ((entry: PetEntry) => void) | undefined;
}

/** What hangs on an entry: its photos and files, and what is said to it. */
export function EntryParts({ pet, entry, onComment }: EntryPartsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <EntryFiles entry={entry} petName={pet.name} />
      <EntryComments petId={pet.id} entry={entry} onComment={onComment} />
    </div>
  );
}
