import { DAY_MS } from '../text/days';
import { refuse, type Refusal } from '../http/refuse';
import type { Moment } from '../text/moment';

/** What the panel does after a conflict (admin/typing/typing-panel). */
const PLEASE_LOOK = 'What you typed is kept. Both versions are shown beside the form.';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** 'just now', '5 minutes ago'. Relative, because the server does not know the user's clock. */
function ago(ms: number): string {
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return some(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return some(Math.floor(ms / HOUR_MS), 'hour');
  return some(Math.floor(ms / DAY_MS), 'day');
}

/** Who has changed what someone else is editing, and when. */
interface Changed {
  by: string | null;
  at: Moment;
}

/** 'It was Ada Lovelace, 5 minutes ago.' */
export function whoAndWhen({ by, at }: Changed, now = new Date()): string {
  const when = ago(now.getTime() - new Date(at).getTime());
  return `It was ${by ? `${by}, ${when}` : when}.`;
}

/** Refuses a save from a panel form that was opened with an older state, at the field that names the state. */
export const panelConflict = (said: string, field: string, changed: Changed): Refusal =>
  refuse.changedMeanwhile(`${said} ${whoAndWhen(changed)} ${PLEASE_LOOK}`, { [field]: said });
