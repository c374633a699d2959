import { refuse } from '../../../http/refuse';
import { revisionOf, type FormRow } from './form-row';

const CHANGED_MEANWHILE =
  'Someone else changed this form while you were editing. Your changes are still here. See what changed, and save again.';

/** What is said to a change that was made to an older state of the form. */
export const changedMeanwhile = () => refuse.changedMeanwhile(CHANGED_MEANWHILE);

/** Whether a change was based on an older state of the form. Without a revision it applies to any. */
export const isOld = (row: Pick<FormRow, 'revision'>, revision: string | undefined): boolean =>
  revision !== undefined && revision !== revisionOf(row);

/** Refuses a change that was based on an older state of the form. */
export function requireRevision(
  row: Pick<FormRow, 'revision'>,
  revision: string | undefined,
): void {
  if (isOld(row, revision)) throw changedMeanwhile();
}
