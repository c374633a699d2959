import { expect, it } from 'vitest';
import { panelConflict, whoAndWhen } from './panel-conflict';

const now = new Date('2026-11-22T10:00:00Z');

it.each([
  ['Ada', '2026-11-22T09:59:30Z', 'It was Ada, just now.'],
  ['Ada', '2026-11-22T09:58:59Z', 'It was Ada, 1 minute ago.'],
  ['Ada', '2026-11-22T07:00:00Z', 'It was Ada, 3 hours ago.'],
  ['Ada', '2026-11-20T07:00:00Z', 'It was Ada, 2 days ago.'],
  [null, '2026-11-22T09:00:00Z', 'It was 1 hour ago.'],
])('%s at %s', (by, at, said) => expect(whoAndWhen({ by, at }, now)).toBe(said));

it('a conflict in the panel is shown at its field and says what to do', () => {
  const { status, message, details } = panelConflict('Changed.', 'title', { by: 'Ada', at: now });
  expect([status, details]).toEqual([409, { title: 'Changed.' }]);
  expect(message).toMatch(/^Changed\. It was Ada, .+\. What you typed is kept/);
});
