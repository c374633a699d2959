import { shownDay } from '@hearthside/contract/shown-date';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { shownMoney } from '@hearthside/contract/money';

interface Said {
  /** In cents. */
  amount: number;
  nextDeadline: string;
  reminders: boolean | number;
}

const SHOWN: Record<string, (of: Said) => string> = {
  Amount: ({ amount }) => shownMoney(amount),
  'Next deadline': ({ nextDeadline }) => shownDay(nextDeadline),
  Reminders: ({ reminders }) => (reminders ? 'On' : 'Off'),
};

/** What the history says about a changed membership; for a new one, all of it. */
export function membershipChanges(before: Said | undefined, after: Said): HistoryChange[] {
  return Object.entries(SHOWN)
    .map(([field, shown]) => ({ field, from: before ? shown(before) : '', to: shown(after) }))
    .filter(({ from, to }) => from !== to);
}
