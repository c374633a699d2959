import { refuse } from '../../../http/refuse';
import { revisionOf, type FormRow } from './form-row';

const CHANGED_MEANWHILE =
  'This form was changed by somebody else while you were editing. Nothing of yours is lost: see what changed, and save again.';

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
