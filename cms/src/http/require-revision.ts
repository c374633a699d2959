import { panelConflict } from '../panel/panel-conflict';
import { refuse } from './refuse';
import type { ChangeAuthor } from '../auth/change-author';
import type { Moment } from '../text/moment';

/** The current state: its revision, and who changed it and when. */
interface Standing {
  revision: string;
  changedBy: string | null;
  updatedAt: Moment;
}

/**
 * Refuses a change based on an older revision of an entry that both portal and panel edit, and says who changed it
 * and when, in the form that portal or panel shows. `field` is the field at which the panel shows it. A change that
 * names no revision passes.
 * @throws 409
 */
export function requireRevision(
  { revision, changedBy, updatedAt }: Standing,
  given: unknown,
  { door, said, field }: Pick<ChangeAuthor, 'door'> & { said: string; field: string },
): void {
  if (given === undefined || given === null || String(given) === revision) return;
  throw door === 'panel'
    ? panelConflict(said, field, { by: changedBy, at: updatedAt })
    : refuse.changedMeanwhile(said, { by: changedBy ?? '', at: new Date(updatedAt).toISOString() });
}
