import { shownClock, shownDay } from '../shown-date';
import type { EntryDetails } from './entry-details';

// Without a schema: the page of a pet says these words, and checks nothing until a form is opened.

/** What an entry is about. A note is what has no other kind, and every entry from before there were kinds. */
export const ENTRY_KINDS = {
  note: 'Note',
  vaccination: 'Vaccination',
  medication: 'Medication',
  weight: 'Weight',
  visit: 'Visit',
  illness: 'Illness',
} as const;

/** A dose with its unit: '2.5 mg'. */
export const doseWords = ({ dose, unit }: { dose: number; unit: string }) => `${dose} ${unit}`;

const spanWords = (from: string | null, to: string | null) => [
  from && `from ${shownDay(from)}`,
  to && `to ${shownDay(to)}`,
];

/** The details of an entry in one line: 'Nobivac Rabies, batch A412, next due Nov 3, 2027'. Empty for a note. */
export function detailWords(details: EntryDetails): string {
  const parts = (): (string | null | false)[] => {
    switch (details.kind) {
      case 'note':
        return [];
      case 'vaccination':
        return [
          details.product,
          details.batch && `batch ${details.batch}`,
          details.nextDue && `next due ${shownDay(details.nextDue)}`,
        ];
      case 'medication':
        return [
          `${details.medicine} ${doseWords(details)}`,
          details.times.length > 0 && `at ${details.times.map(shownClock).join(' and ')}`,
          ...spanWords(details.from, details.to),
        ];
      case 'weight':
        return [`${details.weight} lbs`];
      case 'visit':
        return [details.reason, details.clinic];
      case 'illness':
        return [details.illness, details.until && `ended ${shownDay(details.until)}`];
    }
  };
  return parts().filter(Boolean).join(', ');
}

/** What an entry is about, where nothing else says its kind: 'Weight: 41 lbs'. Empty for a note. */
export const aboutWords = (details: EntryDetails): string =>
  details.kind === 'note'
    ? ''
    : [ENTRY_KINDS[details.kind], detailWords(details)].filter(Boolean).join(': ');

/** How much a weight differs from the one before, in percent, with one decimal. */
export const weightChange = (from: number, to: number) =>
  Math.round(((to - from) / from) * 1000) / 10;
