import type { FillNotice } from './fill-snapshot';
import { isOpen, type FillState } from './fill-state';
import type { Reopening } from './fill-reopening';

/** What the member should know when filling begins. */
export function firstNotice({ filled, conflicts, reread }: FillState): FillNotice | undefined {
  if (!isOpen(filled)) return undefined;
  if (conflicts.length > 0) return { kind: 'elsewhere', questions: [...conflicts] };
  return reread.length > 0 ? { kind: 'changed', questions: [...reread] } : undefined;
}

/** What the member should know after the server's version was taken over. `current` is what they see now. */
export function nextNotice(
  before: FillState,
  { state, fromElsewhere, changed, closed }: Reopening,
  current: FillNotice | undefined,
): FillNotice | undefined {
  if (closed) return { kind: closed };
  if (!isOpen(state.filled)) {
    return state.filled.form.status === before.filled.form.status ? current : undefined;
  }
  if (changed.length > 0) return { kind: 'changed', questions: changed };
  if (fromElsewhere.length > 0) return { kind: 'elsewhere', questions: fromElsewhere };
  return current?.kind === 'gone' ? undefined : current;
}
