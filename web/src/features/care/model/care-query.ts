import type { Role } from '@hearthside/contract/access';
import { addDays } from '@hearthside/contract/calendar-days';
import { monthAround, weekAround } from '@hearthside/contract/care/calendar-range';
import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { shownDay, shownMoment } from '@hearthside/contract/shown-date';
import type { QueryShape } from '@/lib/query-state';

export const CARE_VIEWS = { today: 'Day', week: 'Week', month: 'Month' } as const;
export type CareView = keyof typeof CARE_VIEWS;

/** Whether a member has the table of what is overdue, which has also animals they do not care for. */
export const hasOverdueTable = ({ role }: { role: Role }): boolean =>
  role === 'admin' || role === 'trustee';

/** The state of the care page. */
export interface CareQuery {
  view: CareView;
  /** A day of what is shown; empty for the current one. */
  day: string;
  petId?: number;
  trustId?: number;
  memberId?: number;
  /** The task that is opened. */
  taskId?: number;
}

const idIn = (params: URLSearchParams, name: string) => {
  const typed = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
};

/** The page's state in its address: `?view=&day=&petId=&trustId=&memberId=&taskId=`. */
export const careQuery: QueryShape<CareQuery> = {
  parse(params) {
    const view = params.get('view') ?? '';
    const day = params.get('day') ?? '';
    return {
      view: Object.hasOwn(CARE_VIEWS, view) ? (view as CareView) : 'today',
      day: isCalendarDate(day) ? day : '',
      petId: idIn(params, 'petId'),
      trustId: idIn(params, 'trustId'),
      memberId: idIn(params, 'memberId'),
      taskId: idIn(params, 'taskId'),
    };
  },
  format({ view, day, ...ids }) {
    const params = new URLSearchParams(view === 'today' ? {} : { view });
    if (day) params.set('day', day);
    for (const [name, id] of Object.entries(ids)) if (id) params.set(name, String(id));
    return params;
  },
};

/** All days from one to another. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) days.push(one);
  return days;
}

/** What is shown, in words: a day, a week by its ends, a month by its name. */
export function rangeWords(view: CareView, day: string): string {
  if (view === 'today') return shownDay(day);
  if (view === 'month')
    return shownMoment('longDay', new Date(`${day}T12:00:00Z`), 'UTC').replace(/ \d+,/, '');
  const { from, to } = rangeOf(view, day);
  return `${shownDay(from)} – ${shownDay(to)}`;
}

/** The days that a view shows around a day. */
export function rangeOf(view: CareView, day: string): { from: string; to: string } {
  if (view === 'today') return { from: day, to: day };
  return view === 'week' ? weekAround(day) : monthAround(day);
}

/** A day of what comes after this view, or before it. */
export function stepOf(view: CareView, day: string, by: 1 | -1): string {
  if (view === 'today') return addDays(day, by);
  if (view === 'week') return addDays(day, by * 7);
  const first = `${day.slice(0, 8)}01`;
  return by === 1 ? `${addDays(first, 31).slice(0, 8)}01` : `${addDays(first, -1).slice(0, 8)}01`;
}
