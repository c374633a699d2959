import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import {
  INVITE_COLUMNS,
  INVITE_LIST,
  type InviteLine,
} from '@hearthside/contract/member/invitations';
import { csvListProblem } from '@/kit/csv-list/csv-list-problem';
import { people } from './user-words';

const number = (count: number) => count.toLocaleString('en-US');

/** Why a list can't even be checked. Undefined if it can. */
export const listProblem = (csv: string): string | undefined =>
  csvListProblem(csv, {
    ...INVITE_LIST,
    tooMany: (count) =>
      `This list has ${people(count)}. You can invite up to ${INVITE_LIST.maxLines} at once.`,
  });

/** '12 people are ready, 3 lines need a look'. Zero counts are left out. */
export function readySummary(lines: readonly InviteLine[]): string {
  const faulty = lines.filter(isFaulty).length;
  const ready = lines.length - faulty;
  const parts = [
    (ready > 0 || faulty === 0) && `${people(ready)} ${ready === 1 ? 'is' : 'are'} ready`,
    faulty > 0 &&
      (faulty === 1 ? '1 line needs attention' : `${number(faulty)} lines need attention`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** '12 people were invited, 3 lines were not'. */
export function sentSummary(invited: number, lines: readonly InviteLine[]): string {
  const left = lines.filter(isFaulty).length;
  if (invited === 0) return 'No one was invited';
  const done = `${people(invited)} ${invited === 1 ? 'was' : 'were'} invited`;
  if (left === 0) return done;
  return `${done}, ${left === 1 ? '1 line was' : `${number(left)} lines were`} not`;
}

/** Whether this line does not lead to an invitation. */
export const isFaulty = ({ error }: InviteLine) => error !== null;

/** A line's role in display format: the portal's label for a known role, otherwise what was written. */
export const roleWord = (role: string) =>
  Object.hasOwn(ROLE_LABELS, role) ? ROLE_LABELS[role as Role].one : role;

/** How many would become admins. */
export const adminsIn = (lines: readonly InviteLine[]) =>
  lines.filter((line) => !isFaulty(line) && roleWord(line.role) === ROLE_LABELS.admin.one).length;

/** A sample list to start from: the headings, and two example people. */
export const SAMPLE_LIST = [
  Object.values(INVITE_COLUMNS),
  ['Rosa', 'Marchetti', 'rosa@example.org', '+1 503 555 0142', ROLE_LABELS.pet_owner.one],
  ['Sam', 'Whitfield', 'sam@example.org', '', ROLE_LABELS.caretaker.one],
]
  .map((row) => row.join(','))
  .join('\r\n');
