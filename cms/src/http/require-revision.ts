import { panelConflict } from '../panel/panel-conflict';
import { refuse } from './refuse';
import type { ChangeAuthor } from '../auth/change-author';

/** What there is: its state's name, and who made it so and when. */
interface Standing {
  revision: string;
  changedBy: string | null;
  updatedAt: string | number | Date;
}

/**
 * Refuses who began with another state of an entry that has two doors, and says who has changed it and when, as the
 * door shows it; `field` is the one the panel shows it at. Whoever names no state is not asked.
 * @throws 409.
 */
export function requireRevision(
  { revision, changedBy, updatedAt }: Standing,
  given: unknown,
  { door, said, field }: Pick<ChangeAuthor, 'door'> & { said: string; field: string },
): void {
  if (given === undefined || given === null || String(given) === revision) return;
  throw door === 'panel'
    ? panelConflict(said, field, { by: changedBy, at: updatedAt })
    : refuse.conflict(said, { by: changedBy ?? '', at: new Date(updatedAt).toISOString() });
}
