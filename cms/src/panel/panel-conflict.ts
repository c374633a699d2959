import { DAY_MS } from '../text/days';
import { refuse, type Refusal } from '../http/refuse';

/** What the panel does then (admin/typing/typing-panel). */
const PLEASE_LOOK = 'What you typed is kept. Both versions are shown beside the form.';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** 'just now', '5 minutes ago': the server does not know what the reader's clock says. */
function ago(ms: number): string {
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return some(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return some(Math.floor(ms / HOUR_MS), 'hour');
  return some(Math.floor(ms / DAY_MS), 'day');
}

/** Who has changed what somebody else is writing on, and when. */
interface Changed {
  by: string | null;
  at: string | number | Date;
}

/** 'It was Ada Lovelace, 5 minutes ago.' */
export function whoAndWhen({ by, at }: Changed, now = new Date()): string {
  const when = ago(now.getTime() - new Date(at).getTime());
  return `It was ${by ? `${by}, ${when}` : when}.`;
}

/** The refusal of a form of the panel that began with an older state than there is, at the field that names it. */
export const panelConflict = (said: string, field: string, changed: Changed): Refusal =>
  refuse.conflict(`${said} ${whoAndWhen(changed)} ${PLEASE_LOOK}`, { [field]: said });
