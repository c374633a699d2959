import { draft, type Draft } from '@/lib/drafts/draft';
import type { StoredFilling } from './fill-state';

/** A copy that can be gone on with; another version of the portal may have kept something else. */
const isWhole = (read: Partial<StoredFilling> | null): read is StoredFilling =>
  typeof read?.answers === 'object' && typeof read.base === 'object' && Number.isInteger(read.step);

/**
 * A member's answers to a form as far as the server does not have them: on this device, over a closed window,
 * and only until the server has them.
 */
export function fillDraft(memberId: number, formId: number) {
  const kept: Draft<StoredFilling> = draft(memberId, `fill.${formId}`);
  return {
    ...kept,
    read: () => {
      const read = kept.read();
      return isWhole(read) ? read : null;
    },
  };
}
