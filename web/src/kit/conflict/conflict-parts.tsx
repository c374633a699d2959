import { Fact, FactList } from '@/ui/fields/read-only';
import { ConflictChoices, type ConflictChoicesProps } from './conflict-choices';

/**
 * What somebody else has saved, field by field, inside the notice about it. What only they changed is in the form
 * already. What both changed can be chosen.
 */
export function ConflictParts({ differences, ...choices }: ConflictChoicesProps) {
  if (differences.length === 0) return null;
  const merged = differences.filter(({ onlyTheirs }) => onlyTheirs);
  const open = differences.filter(({ onlyTheirs }) => !onlyTheirs);
  return (
    <div className="mt-2 rounded-s bg-surface px-3 py-2">
      {merged.length > 0 && (
        <FactList className="whitespace-pre-line">
          {merged.map(({ label, now }) => (
            <Fact key={label} label={`${label} is now`} empty="Empty">
              {now}
            </Fact>
          ))}
        </FactList>
      )}
      {open.length > 0 && <ConflictChoices differences={open} {...choices} />}
    </div>
  );
}

/** What the member can do about the differences, in one sentence. */
export function wayOn(differences: readonly { onlyTheirs: boolean }[]): string {
  if (differences.length === 0) return 'What you typed is still here. You can save it again.';
  return differences.every(({ onlyTheirs }) => onlyTheirs)
    ? 'What you typed is still here, and their changes were added to it. Save again to keep both.'
    : 'What you typed is still here. Choose which version to keep, and save again.';
}
