/** Tells admins what is wrong: each cause once a day, or once a week, and once more if it gets worse; by one server. */
import type { Core } from '@strapi/strapi';
import type { SystemProblem } from '@hearthside/contract/system/state';
import { addDays } from '@hearthside/contract/calendar-days';
import { adminIds } from '../../../auth/member-access';
import { deleteRemindersBefore, enteredKeys, remindOnce } from '../../../jobs/remind-once';
import * as office from '../../../office/office';
import { daysAfter } from '../../../text/days';
import { announce } from '../../notification/data/announcing';
import { daysBetweenReminders, problemNotice } from '../rules/problem-notice';
import { problemsNow } from './watched';

/** The causes that were there a minute ago. What passes within a minute is not worth a mail. */
let before: ReadonlySet<string> = new Set();

/** How long it is known on which days something was told. */
const KEPT_DAYS = 30;

/** A warning has a key of its own, so that the same cause is told again once it needs someone now. */
const keyOf = ({ cause, severity }: Pick<SystemProblem, 'cause' | 'severity'>, day: string) =>
  severity === 'warn' ? `system:${cause}:warn:${day}` : `system:${cause}:${day}`;

/** The keys under which a problem, or a worse one with its cause, was told lately, if it was. */
const recentKeys = (problem: SystemProblem, day: string) =>
  Array.from({ length: daysBetweenReminders(problem) }, (_, ago) => addDays(day, -ago)).flatMap(
    (on) => [keyOf(problem, on), keyOf({ ...problem, severity: 'bad' }, on)],
  );

/** Runs every minute, on every server. The ledger lets one of them tell, in the transaction that enters the cause. */
export async function notifyOfProblems(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const problems = await problemsNow(strapi, now);
  const lasting = problems.filter(({ cause }) => before.has(cause));
  before = new Set(problems.map(({ cause }) => cause));
  if (lasting.length === 0) return;
  const day = await office.today(strapi, now);
  const told = await enteredKeys(
    strapi,
    lasting.flatMap((problem) => recentKeys(problem, day)),
  );
  const untold = lasting.filter(
    (problem) => !recentKeys(problem, day).some((key) => told.has(key)),
  );
  if (untold.length === 0) return;
  const admins = await adminIds(strapi);
  for (const problem of untold) {
    const reminder = { kind: 'system', about: 0, member: null, day, offset: 0 } as const;
    await remindOnce(strapi, { ...reminder, key: keyOf(problem, day) }, () =>
      announce(strapi, problemNotice(admins, problem)),
    );
  }
}

/** Deletes what was told more than a month ago. */
export const sweepAlerts = async (strapi: Core.Strapi, now = new Date()): Promise<void> =>
  deleteRemindersBefore(strapi, 'system', daysAfter(now, -KEPT_DAYS).toISOString().slice(0, 10));
