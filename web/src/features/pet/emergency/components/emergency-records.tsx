import type { PetDocument } from '@hearthside/contract/pet/document';
import { ENTRY_LOCATIONS, type PetEntry } from '@hearthside/contract/pet/entry';
import { aboutWords } from '@hearthside/contract/pet/entry-words';
import { formatDate } from '@/lib/dates';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { SkeletonText } from '@/ui/skeleton';
import { EmergencyPart, More } from './emergency-part';

/** A part of the sheet that may load later than the rest, or not at all. The sheet says so. */
export interface Late<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => unknown;
}

export interface EmergencyDocumentsProps {
  documents: Late<Pick<PetDocument, 'id' | 'title'>[]>;
  /** How many are listed. The others are counted. */
  most?: number;
}

/** The pet's documents, by their titles. */
export function EmergencyDocuments({ documents, most = Infinity }: EmergencyDocumentsProps) {
  const all = documents.data ?? [];
  return (
    <EmergencyPart title="Documents and Forms">
      <Arriving part={documents} what="The documents" />
      {documents.data?.length === 0 && <p className="text-ink-soft">None.</p>}
      {/* On paper the titles follow each other in one text, which saves half of the lines. */}
      <ul className="list-disc pl-5 marker:text-ink-faint print:list-none print:pl-0 print:text-s">
        {all.slice(0, most).map(({ id, title }) => (
          <li
            key={id}
            className="wrap-anywhere print:inline print:after:content-['_·_'] print:last:after:content-none"
          >
            <span dir="auto">{title}</span>
          </li>
        ))}
        <More all={all.length} shown={most} />
      </ul>
    </EmergencyPart>
  );
}

/** What the sheet shows of an entry. */
export type SheetEntry = Pick<PetEntry, 'id' | 'date' | 'location' | 'description'> &
  // A sheet of an earlier version has none.
  Partial<Pick<PetEntry, 'details'>>;

/** What an entry says in one text. */
const entryWords = ({ details, description }: SheetEntry) =>
  [details && aboutWords(details), description].filter(Boolean).join('. ');

/** The latest entries. */
export function EmergencyEntries({ entries }: { entries: Late<SheetEntry[]> }) {
  return (
    <EmergencyPart title="Last entries of the record">
      <Arriving part={entries} what="The last entries" />
      {entries.data?.length === 0 && <p className="text-ink-soft">None.</p>}
      <ul className="grid gap-2.5 print:gap-1 print:text-s">
        {entries.data?.map((entry) => (
          <li key={entry.id} className="wrap-anywhere print:line-clamp-3">
            <span className="text-ink-soft">
              <time dateTime={entry.date}>{formatDate(entry.date)}</time> ·{' '}
              {ENTRY_LOCATIONS[entry.location]}
              <span className="hidden print:inline"> · </span>
            </span>
            <span
              dir="auto"
              className="line-clamp-4 whitespace-pre-line print:inline print:whitespace-normal"
            >
              {entryWords(entry)}
            </span>
          </li>
        ))}
      </ul>
    </EmergencyPart>
  );
}

function Arriving({ part, what }: { part: Late<unknown>; what: string }) {
  if (part.data !== undefined) return null;
  if (part.error === undefined) {
    return (
      <>
        <div className="print:hidden">
          <SkeletonText lines={2} />
        </div>
        <p className="hidden print:block">{what} had not arrived when this was printed.</p>
      </>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-bad">{messageOf(part.error, `${what} could not be loaded`)}</p>
      <Button variant="quiet" size="s" onClick={() => void part.mutate()}>
        Retry
      </Button>
    </div>
  );
}
