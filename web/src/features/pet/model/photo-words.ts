import type { EntryFile, PetPhoto } from '@hearthside/contract/pet/entry-file';
import type { EntryDetails } from '@hearthside/contract/pet/entry-details';
import { detailWords, ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import type { ShownFile } from '@/features/file';
import { formatDate } from '@/lib/dates';

interface AboutEntry {
  date: string;
  details: EntryDetails;
  description: string;
}

const WORDS_MAX = 80;
const firstLine = (text: string) => {
  const [line = ''] = text.split('\n');
  return line.length > WORDS_MAX ? `${line.slice(0, WORDS_MAX).trimEnd()}\u2026` : line;
};

/** The entry of a photo in a line: 'Vaccination: Nobivac Rabies', or how a note begins. */
export function entryLine({ details, description }: Omit<AboutEntry, 'date'>): string {
  if (details.kind === 'note') return firstLine(description);
  const words = detailWords(details);
  return words ? `${ENTRY_KINDS[details.kind]}: ${words}` : ENTRY_KINDS[details.kind];
}

/** A file of an entry as the viewer shows it. A photo says in words what it is of, because its name rarely does. */
export const shownEntryFile = <File extends EntryFile>(
  file: File,
  petName: string,
  entry: AboutEntry,
): File & Pick<ShownFile, 'about'> => ({
  ...file,
  about:
    file.kind === 'image'
      ? [`${petName}, ${formatDate(entry.date)}`, entryLine(entry)].filter(Boolean).join(': ')
      : undefined,
});

/** Photos by the year of their entry, the newest year first, as they come. */
export function byYear(photos: readonly PetPhoto[]): { year: string; photos: PetPhoto[] }[] {
  const years: { year: string; photos: PetPhoto[] }[] = [];
  for (const photo of photos) {
    const year = photo.date.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.photos.push(photo);
    else years.push({ year, photos: [photo] });
  }
  return years;
}
