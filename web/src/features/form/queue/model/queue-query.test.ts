import { expect, it } from 'vitest';
import { queueQuery, type QueueQuery } from './queue-query';

const read = (text: string) => queueQuery.parse(new URLSearchParams(text));

it('the review queue’s address names queue, search, item and submission, and reading it gives the same again', () => {
  const states: QueueQuery[] = [
    { queue: 'submissions', search: '' },
    { queue: 'submissions', search: 'cats & dogs', item: 12 },
    { queue: 'newcomers', search: '', item: 12, submission: 34 },
    { queue: 'newcomers', search: '', item: 'end' },
  ];
  for (const state of states) expect(read(String(queueQuery.format(state)))).toEqual(state);
});

it('the review queue ignores what its address can’t mean', () => {
  const first = { queue: 'submissions', search: '', item: undefined, submission: undefined };
  for (const text of ['', 'queue=pets', 'item=0', 'item=-1', 'item=first', 'submission=1e3'])
    expect(read(text)).toEqual(first);
});
