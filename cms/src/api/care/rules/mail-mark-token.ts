/** The token of a morning email's link: for one occurrence, one member and one day. It marks nothing else. */
import type { Occurrence } from '@hearthside/contract/care/recurrence';
import { isSignedFor, signedFor } from '../../../file/signed-link';

export interface MailMarking extends Occurrence {
  memberId: number;
  taskId: number;
  /** The day of the email in the zone of the animal's home. The link works until it is over. */
  mailDay: string;
}

const DAY = '(\\d{4}-\\d{2}-\\d{2})';
const TOKEN = new RegExp(
  `^([1-9]\\d{0,9})\\.([1-9]\\d{0,9})\\.${DAY}\\.(\\d{2}:\\d{2}|day)\\.${DAY}\\.([\\w-]{43})$`,
);

/** Named apart from everything else that is signed, so that no other signature opens it. */
const textOf = ({ memberId, taskId, day, time, mailDay }: MailMarking) =>
  `${memberId}.${taskId}.${day}.${time ?? 'day'}.${mailDay}`;
const signedPart = (what: MailMarking) => `care-mark/${textOf(what)}`;

export const mailMarkToken = (what: MailMarking): string =>
  `${textOf(what)}.${signedFor(signedPart(what))}`;

/** What a token was signed for; null if it was not signed here. */
export function readMailMarkToken(token: string): MailMarking | null {
  const [, memberId, taskId, day = '', time = '', mailDay = '', signature = ''] =
    TOKEN.exec(token) ?? [];
  if (!memberId || !taskId) return null;
  const what: MailMarking = {
    memberId: Number(memberId),
    taskId: Number(taskId),
    day,
    time: time === 'day' ? null : time,
    mailDay,
  };
  return isSignedFor(signedPart(what), signature) ? what : null;
}
