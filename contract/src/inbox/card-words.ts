import { ENTRY_KINDS } from '../pet/entry-words';
import type { Card, CardSubject } from './cards';

// Without a schema: a thread says these words, and checks nothing.

/** What stands in the place of something that was deleted. */
export const DELETED_TEXTS: Record<CardSubject, string> = {
  entry: 'This entry was deleted',
  mark: 'This care task was deleted',
  document: 'This document was deleted',
};

/** What somebody did, after their name. */
export function cardHead(card: Card): string {
  switch (card.about) {
    case 'entry':
      return 'added an entry';
    case 'marks':
      return card.marks.length === 1
        ? 'marked a care task'
        : `marked ${card.marks.length} care tasks`;
    case 'document':
      return 'added a document';
    case 'deleted':
      return { entry: 'added an entry', mark: 'marked a care task', document: 'added a document' }[
        card.what
      ];
    case 'hidden':
      return 'updated the record';
  }
}

/** A card as one text, for screen readers. */
export function cardWords(card: Card): string {
  switch (card.about) {
    case 'entry':
      return `${cardHead(card)}: ${[ENTRY_KINDS[card.kind], card.words].filter(Boolean).join(', ')}`;
    case 'marks': {
      const marks = card.marks.map(({ title, state }) => `${title} ${state}`);
      return `${cardHead(card)}: ${marks.join(', ')}`;
    }
    case 'document':
      return `${cardHead(card)}: ${card.title}`;
    case 'deleted':
      return `${cardHead(card)}. ${DELETED_TEXTS[card.what]}`;
    case 'hidden':
      return cardHead(card);
  }
}
