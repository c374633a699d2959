// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { peopleOf } from '../../model/chat-words';
import { said, theo } from '../../list/components/test-inbox';
import { Arrivals } from './arrivals';

afterEach(cleanup);

const VIEWER = 7;
const upTo = (last: number) =>
  Array.from({ length: last }, (_, at) => said(at + 1, 2, `No. ${at + 1}`));

/** What a screen reader is told as a thread goes through these states. */
function announced(
  ...states: { last: number; caughtUp: boolean; hasNewer: boolean; senderId?: number }[]
) {
  const at = ({ last, senderId = 2, ...thread }: (typeof states)[number]) => (
    <Arrivals
      thread={thread}
      messages={[...upTo(last - 1), said(last, senderId, `No. ${last}`)]}
      people={peopleOf([theo], [])}
      viewerId={VIEWER}
    />
  );
  const [first, ...later] = states;
  const { container, rerender } = render(at(first!));
  const words = [container.textContent];
  for (const state of later) {
    rerender(at(state));
    words.push(container.textContent);
  }
  return words;
}
const LOADING = { caughtUp: false, hasNewer: false };
const AT_END = { caughtUp: true, hasNewer: false };
const BETWEEN = { caughtUp: true, hasNewer: true };

it('a screen reader is told of a message that arrives, and not of one’s own', () => {
  expect(
    announced(
      { last: 3, ...AT_END },
      { last: 4, ...AT_END },
      { last: 5, ...AT_END, senderId: VIEWER },
    ),
  ).toEqual(['', 'Theo Okafor: No. 4', '']);
});

it('a screen reader is told of no message while a thread opens', () => {
  const states = [0, 3].map((last) => ({ last: last || 1, ...LOADING }));
  expect(announced(...states, { last: 5, ...AT_END })).toEqual(['', '', '']);
});

it('a screen reader is told of no old message around a place, nor of those that load on the way to the end', () => {
  expect(
    announced(
      { last: 3, ...LOADING },
      { last: 9, ...BETWEEN },
      { last: 20, ...BETWEEN },
      { last: 25, ...AT_END },
      { last: 26, ...AT_END },
    ),
  ).toEqual(['', '', '', '', 'Theo Okafor: No. 26']);
});

it('a screen reader is told of what arrived while the connection was away', () => {
  expect(
    announced({ last: 3, ...AT_END }, { last: 3, ...LOADING }, { last: 4, ...AT_END }),
  ).toEqual(['', '', 'Theo Okafor: No. 4']);
});
