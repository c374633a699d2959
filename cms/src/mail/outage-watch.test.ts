import { expect, it } from 'vitest';
import { outageWatch } from './outage-watch';

const MINUTE = 60_000;

/** A watch whose server has been up for an hour and hurried what the one before it had left. */
function settled() {
  const watch = outageWatch();
  expect(watch.sent(0)).toBe(true);
  watch.hurried(0);
  return { ...watch, at: 60 * MINUTE };
}

it('what waits is hurried by the first email after a start, and not by the next', () => {
  const { sent, at } = settled();
  expect(sent(at)).toBe(false);
});

it('what waits is hurried once nothing has gone out for minutes', () => {
  const { failed, sent, hurried, at } = settled();
  failed('outage', at);
  failed('outage', at + 4 * MINUTE);
  expect(sent(at + 5 * MINUTE)).toBe(true);
  hurried(at + 5 * MINUTE);
  expect(sent(at + 6 * MINUTE)).toBe(false);
});

it('a connection that breaks for a moment hurries nothing', () => {
  const { failed, sent, at } = settled();
  failed('outage', at);
  expect(sent(at + 5000)).toBe(false);
  failed('outage', at + 10_000);
  expect(sent(at + 15_000)).toBe(false);
});

it('a server that refuses or defers emails is not away, however long', () => {
  const { failed, sent, at } = settled();
  for (let minute = 0; minute < 30; minute += 1) {
    failed('deferred', at + minute * MINUTE);
    failed('refused', at + minute * MINUTE);
  }
  expect(sent(at + 30 * MINUTE)).toBe(false);
});

it('what waits is hurried at most once in fifteen minutes, and then made up for', () => {
  const { failed, sent, hurried, at } = settled();
  failed('outage', at);
  expect(sent(at + 5 * MINUTE)).toBe(true);
  hurried(at + 5 * MINUTE);
  failed('outage', at + 6 * MINUTE);
  expect(sent(at + 12 * MINUTE)).toBe(false);
  expect(sent(at + 20 * MINUTE)).toBe(true);
});

it('what could not be hurried is hurried by the next email', () => {
  const { failed, sent, at } = settled();
  failed('outage', at);
  expect(sent(at + 5 * MINUTE)).toBe(true);
  expect(sent(at + 5 * MINUTE + 1)).toBe(true);
});
