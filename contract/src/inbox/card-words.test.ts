import { expect, it } from 'vitest';
import { cardWords } from './card-words';
import type { Card } from './cards';

const mark = { id: 1, title: 'Pill', when: 'Thu', state: 'done' as const };

it.each<[Card, string]>([
  [
    { about: 'entry', petId: 5, entryId: 1, kind: 'note', words: 'He limps' },
    'added an entry: Note, He limps',
  ],
  [
    { about: 'marks', petId: 5, marks: [{ ...mark, undone: false, double: false }] },
    'marked a care task: Pill done',
  ],
  [{ about: 'document', petId: 5, title: 'X-ray' }, 'added a document: X-ray'],
  [{ about: 'deleted', what: 'document' }, 'added a document. This document was deleted'],
  [{ about: 'hidden' }, 'updated the record'],
])('a card is described in one text', (card, words) => {
  expect(cardWords(card)).toBe(words);
});
