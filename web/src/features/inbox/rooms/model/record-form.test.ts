import { expect, it } from 'vitest';
import { testMessage } from '../../model/test-messages';
import { entryIn, filesForEntry, recordForm, recordOf } from './record-form';

const begun = recordOf(
  { content: 'She ate half.', createdAt: '2026-11-05T03:00:00.000Z' },
  'America/Los_Angeles',
);

it('a form begins as a note with the words of its message, on the day it was written here', () => {
  expect(entryIn(recordForm.parse(begun))).toMatchObject({
    date: '2026-11-04',
    description: 'She ate half.',
    details: { kind: 'note' },
  });
});

it('a weight is read with a comma, and a kind says at its field what it needs', () => {
  const weight = { ...begun, kind: 'weight' as const, weight: '41,5' };
  expect(entryIn(recordForm.parse(weight)).details).toEqual({ kind: 'weight', weight: 41.5 });
  const { error } = recordForm.safeParse({ ...begun, kind: 'medication', dose: 'two' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['medicine', 'dose', 'unit']);
});

it('films of a message do not go into an entry', () => {
  const file = { id: 1, title: 'a', mime: '', size: 1, width: null, height: null, url: '' };
  const more = { previewUrl: null, createdAt: '' };
  const attachments = (['image', 'video', 'document'] as const).map((kind, at) => ({
    ...file,
    ...more,
    kind,
    id: at,
  }));
  const kept = filesForEntry(testMessage(1, { attachments }));
  expect(kept.map(({ kind }) => kind)).toEqual(['image', 'document']);
});
