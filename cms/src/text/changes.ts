import type { HistoryChange } from '@hearthside/contract/history/endpoints';

/** Which fields differ between two states of something, in words for people, in the order of the labels. */
export function changesBetween<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  before: Readonly<Partial<Record<Field, string>>>,
  after: Readonly<Partial<Record<Field, string>>>,
): HistoryChange[] {
  return (Object.keys(labels) as Field[])
    .map((field) => ({
      field: labels[field],
      from: before[field] ?? '',
      to: after[field] ?? '',
    }))
    .filter(({ from, to }) => from !== to);
}
