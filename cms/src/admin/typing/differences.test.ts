import { describe, expect, it } from 'vitest';
import { differences, meanwhile, readable, saysTheSame, stateOf } from './differences';

it('an entry that was moved to the trash meanwhile is distinguished from one that was changed', () => {
  const changed = { changedBy: 'Edgar', deletedAt: null, deletedBy: null };
  expect(meanwhile(changed)).toEqual({ trashed: false, by: 'Edgar' });
  const trashed = { ...changed, deletedAt: '2026-11-25T10:00:00Z', deletedBy: 'Amara' };
  expect(meanwhile(trashed)).toEqual({ trashed: true, by: 'Amara' });
  expect(meanwhile({ deletedAt: '2026-11-25T10:00:00Z' }).by).toBe('Someone else');
});

describe('two versions of an entry', () => {
  const saved = {
    id: 1,
    revision: 3,
    title: 'A',
    text: '<p>One</p>',
    rows: [{ id: 4, body: 'x' }],
  };

  it('are the same when only what the server writes differs', () => {
    const typed = { ...saved, id: 2, revision: 2, rows: [{ __temp_key__: 'a0', body: 'x' }] };
    expect(saysTheSame(saved, typed)).toBe(true);
    expect(saysTheSame(saved, { ...typed, title: 'B' })).toBe(false);
    expect(saysTheSame({ title: '' }, { title: null })).toBe(true);
  });

  it('are compared field by field, with the saved text in readable form', () => {
    const fields = [
      { name: 'title', label: 'Title' },
      { name: 'text', label: 'Text' },
      { name: 'topic', label: 'Topic' },
    ];
    const mine = { ...saved, text: '<p>Two</p>', topic: { connect: [1], disconnect: [] } };
    const theirs = { ...saved, topic: { connect: [], disconnect: [] } };
    expect(differences(fields, mine, theirs)).toEqual([
      { name: 'text', label: 'Text', theirs: 'One' },
    ]);
  });

  it('differ in a state that the server writes, which the kept version takes over', () => {
    expect(stateOf(saved)).toEqual({ id: 1, revision: 3 });
  });
});

it.each([
  ['<h2>Fish</h2><p>and <b>chips</b></p>', 'Fish and chips'],
  [true, 'Yes'],
  [
    [
      { id: 1, body: 'One' },
      { id: 2, body: 'Two' },
    ],
    'One · Two',
  ],
  [{ id: 9, name: 'cover.png', mime: 'image/png' }, 'cover.png'],
  [null, ''],
  [60, '60'],
])('%j is read as "%s"', (value, text) => expect(readable(value)).toBe(text));
