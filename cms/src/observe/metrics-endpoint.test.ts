import { expect, it } from 'vitest';
import { hasMetricsToken } from './metrics-endpoint';

it.each([
  ['Bearer right-token', 'right-token', true],
  ['Bearer wrong', 'right-token', false],
  ['right-token', 'right-token', false],
  ['', 'right-token', false],
  ['Bearer ', '', false],
])('%j opens the metrics of a server with the token %j: %s', (given, token, opens) =>
  expect(hasMetricsToken(given, token)).toBe(opens),
);
