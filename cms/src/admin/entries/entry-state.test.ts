import { expect, it } from 'vitest';
import { savedLine, stateLine } from './entry-state';

const SAVED = '2026-11-20T22:30:00.000Z';
const LATER = '2026-11-21T22:30:00.000Z';
const published = { availableStatus: [{ publishedAt: SAVED, updatedAt: SAVED }] };

it.each([
  ['a draft', { updatedAt: SAVED }, {}, /^Draft$/],
  [
    'a scheduled blog',
    { publishAt: '2099-12-07T17:00:00.000Z' },
    {},
    /^Scheduled for Mon, Dec 7, /,
  ],
  ['a published blog', { releasedAt: SAVED, updatedAt: SAVED }, published, /^Published on Nov /],
  [
    'a published blog with newer changes',
    { releasedAt: SAVED, updatedAt: LATER },
    published,
    /^Published on Nov .+, with unpublished changes$/,
  ],
  [
    'a published blog whose changes are scheduled',
    { releasedAt: SAVED, updatedAt: LATER, publishAt: '2099-12-07T17:00:00.000Z' },
    published,
    /^Published on Nov .+, scheduled for Mon, Dec 7, /,
  ],
])('the head of the form shows the state of %s', (_what, entry, others, said) => {
  expect(stateLine(true, entry, others)).toMatch(said);
});

it('what has no drafts is published since it was created', () => {
  expect(stateLine(false, { createdAt: SAVED }, {})).toMatch(/^Published on Nov 2\d, 2026, /);
});

it.each([
  ['a topic', { count: 1 }, /^Published on Nov 2/],
  ['none', { count: 0 }, /^No topic: members can’t read it$/],
  ['none, without a count', null, /^No topic: members can’t read it$/],
])('an answer with %s says whether members can read it', (_what, topic, said) => {
  expect(stateLine(false, { createdAt: SAVED, topic }, {})).toMatch(said);
});

it('the head of the form says who saved last, if that is known', () => {
  expect(savedLine({ changedBy: 'Ann Lee', updatedAt: SAVED })).toMatch(
    /^Last saved by Ann Lee on Nov 2\d, 2026, \d/,
  );
  expect(savedLine({ changedBy: null, updatedAt: SAVED })).toMatch(/^Last saved on Nov 2\d, /);
  expect(savedLine({})).toBe('');
});
