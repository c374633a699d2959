import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

interface Choice {
  on: number;
}

/** What was sent. The test answers or refuses each. */
function line() {
  const sent: { choice: Choice; answer: () => void; refuse: () => void }[] = [];
  const put = oneAtATime(
    (choice: Choice) =>
      new Promise<Choice>((resolve, reject) => {
        sent.push({ choice, answer: () => resolve(choice), refuse: () => reject(new Error('no')) });
      }),
  );
  const next = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return sent.at(-1) as (typeof sent)[number];
  };
  return { put, sent, next };
}

it('a row of states sends the latest one when the current one is answered, and skips those in between', async () => {
  const { put, sent, next } = line();
  const all = [put({ on: 1 }), put({ on: 2 }), put({ on: 3 })];
  sent[0]?.answer();
  (await next()).answer();
  expect(await Promise.all(all)).toEqual(all.map(() => ({ kept: { on: 3 } })));
  expect(sent.map(({ choice }) => choice.on)).toEqual([1, 3]);
  const later = put({ on: 4 });
  (await next()).answer();
  expect(await later).toEqual({ kept: { on: 4 } });
});

it('a row of states continues after a failure, and if the last one fails it reports what was saved before', async () => {
  const { put, sent, next } = line();
  const two = Promise.all([put({ on: 1 }), put({ on: 2 })]);
  sent[0]?.refuse();
  (await next()).answer();
  expect(await two).toEqual([{ kept: { on: 2 } }, { kept: { on: 2 } }]);
  const row = [put({ on: 5 }), put({ on: 3 })];
  (await next()).answer();
  (await next()).refuse();
  expect(await row[1]).toEqual({ kept: { on: 5 }, error: new Error('no') });
  const again = put({ on: 4 });
  (await next()).answer();
  expect(await again).toEqual({ kept: { on: 4 } });
});
