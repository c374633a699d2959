/** Cards in the chats of pets, read from what they are about: nothing of a record is stored in a chat. */
import type { Core } from '@strapi/strapi';
import type { Card, CardSubject } from '@hearthside/contract/inbox/cards';
import { quotedText } from '@hearthside/contract/inbox/fields';
import { NOTE, type EntryDetails } from '@hearthside/contract/pet/entry-details';
import { detailWords } from '@hearthside/contract/pet/entry-words';
import { runQuery } from '../../../../db/run-query';
import { whenWords } from '../../../care/rules/when-words';

interface CardRow {
  messageId: number;
  about: CardSubject;
  sourceId: number;
  petId: number | null;
  petDeletedAt: unknown;
}
interface EntryRow {
  id: number;
  petId: number | null;
  description: string | null;
  details: EntryDetails | string | null;
}
interface MarkRow {
  id: number;
  petId: number | null;
  title: string;
  day: string;
  time: string | null;
  state: 'done' | 'skipped';
  counts: boolean | number;
  undoneAt: unknown;
}
interface DocumentRow {
  id: number;
  petId: number | null;
  title: string;
}
interface Sources {
  entries: readonly EntryRow[];
  marks: readonly MarkRow[];
  documents: readonly DocumentRow[];
}

/** A card of something that nobody sees any more. */
export const HIDDEN: Card = { about: 'hidden' };

const rowsOf = (strapi: Core.Strapi, messageIds: readonly number[]): Promise<CardRow[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_cards as k')
      .join('inbox_messages as m', 'm.id', 'k.message_id')
      .join('inbox_chats as c', 'c.id', 'm.chat_id')
      .leftJoin('pets as p', 'p.id', 'c.pet_id')
      .whereIn('k.message_id', [...messageIds])
      .orderBy('k.id')
      .select({
        messageId: 'k.message_id',
        about: 'k.about',
        sourceId: 'k.source_id',
        petId: 'p.id',
        petDeletedAt: 'p.deleted_at',
      }),
  );

/** What is left of these, without what is in the trash. */
async function sourcesOf(strapi: Core.Strapi, rows: readonly CardRow[]): Promise<Sources> {
  const idsOf = (about: CardSubject) =>
    rows.filter((row) => row.about === about).map(({ sourceId }) => sourceId);
  const find = <Row>(
    about: CardSubject,
    ask: (ids: number[]) => PromiseLike<Row[]>,
  ): PromiseLike<Row[]> => {
    const ids = idsOf(about);
    return ids.length === 0 ? Promise.resolve([]) : ask(ids);
  };
  const [entries, marks, documents] = await Promise.all([
    find<EntryRow>('entry', (ids) =>
      runQuery(strapi, (knex) =>
        knex('pet_entries')
          .whereIn('id', ids)
          .whereNull('deleted_at')
          .select('id', 'description', 'details', { petId: 'pet_id' }),
      ),
    ),
    find<MarkRow>('mark', (ids) =>
      runQuery(strapi, (knex) =>
        knex('care_marks as k')
          .join('care_tasks as t', 't.id', 'k.task_id')
          .whereIn('k.id', ids)
          .whereNull('t.deleted_at')
          .select('k.id', 'k.day', 'k.time', 'k.state', 'k.counts', 't.title')
          .select({ petId: 't.pet_id', undoneAt: 'k.undone_at' }),
      ),
    ),
    find<DocumentRow>('document', (ids) =>
      runQuery(strapi, (knex) =>
        knex('pet_documents').whereIn('id', ids).select('id', 'title', { petId: 'pet_id' }),
      ),
    ),
  ]);
  return { entries, marks, documents };
}

function entryCard({ id, description, details: stored }: EntryRow, petId: number): Card {
  const details =
    typeof stored === 'string' ? (JSON.parse(stored) as EntryDetails) : (stored ?? NOTE);
  const words = [detailWords(details), quotedText(description ?? '')].filter(Boolean).join(' · ');
  return { about: 'entry', petId, entryId: id, kind: details.kind, words };
}

function marksCard(marks: readonly MarkRow[], petId: number): Card {
  return {
    about: 'marks',
    petId,
    marks: marks.map(({ id, title, day, time, state, counts, undoneAt }) => ({
      id,
      title,
      when: whenWords({ day, time: time || null }),
      state,
      undone: undoneAt !== null,
      double: undoneAt === null && !counts,
    })),
  };
}

/** One card from all rows of its line: several are marks. */
function cardIn(rows: readonly CardRow[], { entries, marks, documents }: Sources): Card {
  const [first] = rows;
  if (!first || first.petId === null || first.petDeletedAt !== null) return HIDDEN;
  const { about, petId, sourceId } = first;
  // A source is shown in the chat of its own pet alone, whatever a row says.
  const isSource = (one: { id: number; petId: number | null }, id: number) =>
    one.id === id && one.petId === petId;
  if (about === 'mark') {
    const found = rows.flatMap((row) => marks.find((one) => isSource(one, row.sourceId)) ?? []);
    return found.length > 0 ? marksCard(found, petId) : { about: 'deleted', what: 'mark' };
  }
  if (about === 'entry') {
    const entry = entries.find((one) => isSource(one, sourceId));
    return entry ? entryCard(entry, petId) : { about: 'deleted', what: 'entry' };
  }
  const paper = documents.find((one) => isSource(one, sourceId));
  return paper
    ? { about: 'document', petId, title: paper.title }
    : { about: 'deleted', what: 'document' };
}

/** The cards of these lines, as what they are about is now. Whoever is in the chat of a pet may read its record. */
export async function cardsFor(
  strapi: Core.Strapi,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, Card>> {
  if (messageIds.length === 0) return new Map();
  const rows = await rowsOf(strapi, messageIds);
  const sources = await sourcesOf(strapi, rows);
  return new Map(
    messageIds.map((id) => [
      id,
      cardIn(
        rows.filter(({ messageId }) => messageId === id),
        sources,
      ),
    ]),
  );
}
