import { draft, type Draft } from '@/lib/drafts/draft';
import type { StoredFilling } from './fill-state';

/** Whether a stored copy is usable. Another version of the portal may have stored another format. */
const isWhole = (read: Partial<StoredFilling> | null): read is StoredFilling =>
  typeof read?.answers === 'object' && typeof read.base === 'object' && Number.isInteger(read.step);

/**
 * A member's answers to a form that the server does not have: stored on this device, kept when the window closes, and
 * only until the server has them.
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
