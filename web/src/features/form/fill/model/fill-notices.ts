import type { FillNotice } from './fill-snapshot';
import { isOpen, type FillState, type StoredFilling } from './fill-state';
import type { Reopening } from './fill-reopening';

/** What the member should know when filling begins. `kept` is what this device had stored. */
export function firstNotice(
  { filled, conflicts, reread }: FillState,
  kept: StoredFilling | null,
): FillNotice | undefined {
  if (!isOpen(filled)) return undefined;
  const hadDraft = kept !== null && Object.keys(kept.base).length > 0;
  if (hadDraft && filled.form.status === null) return { kind: 'removed' };
  if (conflicts.length > 0) return { kind: 'elsewhere', questions: [...conflicts] };
  return reread.length > 0 ? { kind: 'changed', questions: [...reread] } : undefined;
}

/** What the member should know after the server's version was taken over. `current` is what they see now. */
export function nextNotice(
  before: FillState,
  { state, fromElsewhere, changed, closed, removed }: Reopening,
  current: FillNotice | undefined,
): FillNotice | undefined {
  if (closed) return { kind: closed };
  if (removed) return { kind: 'removed' };
  if (!isOpen(state.filled)) {
    return state.filled.form.status === before.filled.form.status ? current : undefined;
  }
  if (changed.length > 0) return { kind: 'changed', questions: changed };
  if (fromElsewhere.length > 0) return { kind: 'elsewhere', questions: fromElsewhere };
  return current?.kind === 'gone' ? undefined : current;
}
