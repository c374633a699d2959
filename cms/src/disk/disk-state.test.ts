import { expect, it } from 'vitest';
import { diskStateOf } from './disk-state';

it.each([
  [10, 'ok'],
  [9.9, 'low'],
  [2, 'low'],
  [1.9, 'full'],
  [0, 'full'],
] as const)('a disk with %d %% free is %s', (percent, state) =>
  expect(diskStateOf(percent, 100)).toBe(state),
);

it('a disk that does not report its size is not called full', () =>
  expect(diskStateOf(0, 0)).toBe('ok'));
