import { addDays } from '../../contract/src/calendar-days';
import { CLOCK, moveClock } from '../../cms/tests/harness/clock';
import { runJobAt, type ClockJob } from '../../cms/tests/harness/sweep';
import type { PortalServer } from './portal-server';

/** Looked up once, so that a journey means the same days after a midnight as before it. */
const TODAY = new Date().toISOString().slice(0, 10);

/** Environment of a portal whose clock the journey moves. It runs its due jobs only when it is told to. */
export const MOVED_CLOCK = CLOCK;

const infoOf = ({ data, url }: PortalServer) =>
  ({ dataDir: data, baseUrl: url }) as Parameters<typeof runJobAt>[0];

/** The day this many days after tomorrow, as `2026-11-20`. */
export const daysFromTomorrow = (days: number): string => addDays(TODAY, days + 1);

/** Sets the clock to tomorrow morning at the office (10:30 or 11:30 in Portland, depending on the season). */
export const letItBeTomorrow = (portal: PortalServer) =>
  moveClock(infoOf(portal), `${daysFromTomorrow(0)}T18:30:00Z`);

/** Sets the clock to this many days after tomorrow, at the same time of day. */
export const letItBe = (portal: PortalServer, days: number) =>
  moveClock(infoOf(portal), `${daysFromTomorrow(days)}T18:30:00Z`);

/** Has the portal look for what is due, several times at once, as several servers would. */
export const lookForDue = (portal: PortalServer, job: ClockJob) => runJobAt(infoOf(portal), job, 3);
