import { DONATION_LIMITS, GIFT_COLUMNS, GIFT_METHODS } from '@hearthside/contract/donation/fields';
import type { GiftLine } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { csvListProblem } from '@/kit/csv-list/csv-list-problem';
import { draft } from '@/lib/drafts/draft';
import { gifts } from './donation-words';

const number = (count: number) => count.toLocaleString('en-US');

/** A list of gifts that somebody has put together and not recorded. */
export const giftListDraft = (memberId: number) => draft<TypedGifts>(memberId, 'gift-list');

/** A list of gifts as it is typed. */
export interface TypedGifts {
  csv: string;
}

export const EMPTY_GIFTS: TypedGifts = { csv: '' };

/** Why a list can't even be checked. Undefined if it can. */
export const listProblem = (csv: string): string | undefined =>
  csvListProblem(csv, {
    maxLength: DONATION_LIMITS.csv,
    maxLines: DONATION_LIMITS.csvLines,
    tooMany: (count) =>
      `This list has ${gifts(count)}, and at most ${number(DONATION_LIMITS.csvLines)} can be recorded at once.`,
  });

/** Whether a line is not recorded because of its content. */
export const isFaulty = ({ outcome }: GiftLine) => outcome === 'refused';

/** Whether a line is, or may be, a new gift. */
export const isNew = ({ outcome }: GiftLine) => outcome === 'ready' || outcome === 'added';

/** The sum of the new gifts in a list, in cents. */
export const sumOf = (lines: readonly GiftLine[]) =>
  lines.filter(isNew).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const counted = (lines: readonly GiftLine[]) => ({
  fresh: lines.filter(isNew).length,
  there: lines.filter(({ outcome }) => outcome === 'there_already').length,
  faulty: lines.filter(isFaulty).length,
});

const freshWords = (count: number, lines: readonly GiftLine[]) =>
  `${gifts(count)} of ${shownMoney(sumOf(lines))}${count === 1 ? '' : ' in all'}`;

/** '12 gifts of $340.00 in all are ready, 2 are already recorded, 3 lines need attention'. Zero counts are left out. */
export function readySummary(lines: readonly GiftLine[]): string {
  const { fresh, there, faulty } = counted(lines);
  const parts = [
    fresh > 0 && `${freshWords(fresh, lines)} ${fresh === 1 ? 'is' : 'are'} ready`,
    there > 0 &&
      `${fresh > 0 ? number(there) : gifts(there)} ${there === 1 ? 'is' : 'are'} already recorded`,
    faulty > 0 &&
      (faulty === 1 ? '1 line needs attention' : `${number(faulty)} lines need attention`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** '12 gifts of $340.00 in all were recorded, 2 were already recorded, 3 lines were not recorded'. */
export function recordedSummary(lines: readonly GiftLine[]): string {
  const { fresh, there, faulty } = counted(lines);
  const parts = [
    fresh > 0
      ? `${freshWords(fresh, lines)} ${fresh === 1 ? 'was' : 'were'} recorded`
      : 'Nothing was recorded',
    there > 0 && `${number(there)} ${there === 1 ? 'was' : 'were'} already recorded`,
    faulty > 0 && `${faulty === 1 ? '1 line was' : `${number(faulty)} lines were`} not recorded`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A sample list to start from: the headings, and two example gifts. */
export const SAMPLE_LIST = [
  Object.values(GIFT_COLUMNS),
  [
    'Rosa Marchetti',
    'rosa@example.org',
    '150.00',
    '2026-11-20',
    GIFT_METHODS.check,
    '1042',
    '',
    'For the winter shelter',
  ],
  ['Sam Whitfield', '', '25.00', '2026-11-20', GIFT_METHODS.cash, '', '', ''],
]
  .map((row) => row.join(','))
  .join('\r\n');
