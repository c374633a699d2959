import { expect, it } from 'vitest';
import { hasMetricsToken, isMetricsPath } from './metrics-endpoint';

it.each([
  ['Bearer right-token', 'right-token', true],
  ['Bearer wrong', 'right-token', false],
  ['right-token', 'right-token', false],
  ['', 'right-token', false],
  ['Bearer ', '', false],
])('%j opens the metrics of a server with the token %j: %s', (given, token, opens) =>
  expect(hasMetricsToken(given, token)).toBe(opens),
);

it.each([
  ['/metrics', true],
  ['/metrics?x=1', true],
  ['/', false],
  ['//', false],
  ['http://[', false],
  [undefined, false],
])('the address %j asks for metrics: %s', (asked, does) => expect(isMetricsPath(asked)).toBe(does));
