import { expect, it } from 'vitest';
import { exportName } from './download-save';

it('an export is named by the day on this device', () => {
  expect(exportName('users', new Date(2026, 10, 12, 23, 59))).toBe('users-2026-11-12.csv');
  expect(exportName('users', new Date(2026, 0, 3, 0, 0))).toBe('users-2026-01-03.csv');
});
