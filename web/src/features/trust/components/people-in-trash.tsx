import type { TrustPersonInTrash } from '@hearthside/contract/trust/endpoints';
import { fullName } from '@/lib/full-name';
import { Badge } from '@/ui/badge';
import { RemovePerson } from './remove-person';

export interface PeopleInTrashProps {
  trustId: number;
  people: readonly TrustPersonInTrash[];
  onRemoved: () => void;
}

/** Those in the trash who were assigned to a trust. They keep it from being deleted, and can be removed from it. */
export function PeopleInTrash({ trustId, people, onRemoved }: PeopleInTrashProps) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="trust-trash" className="mt-4 border-t border-line pt-3 print:hidden">
      <h3 id="trust-trash">In the trash</h3>
      <p className="max-w-[65ch] text-s text-ink-soft">
        Whoever is restored is in this trust again. Until they are removed, it can’t be deleted.
      </p>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-3 py-2">
            <span dir="auto" className="font-[560] wrap-anywhere">
              {fullName(person)}
            </span>
            <Badge>In the trash</Badge>
            <span className="ml-auto">
              <RemovePerson trustId={trustId} person={person} isFinal onRemoved={onRemoved} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
