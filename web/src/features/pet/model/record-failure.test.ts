import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { expect, it } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { recordFailure } from './record-failure';

const said = (error: unknown) => recordFailure(error, ENTRY_TEXTS.updateFailed);

it('a record’s failure is shown in the server’s words, or by the status, or by what made the server unreachable', () => {
  expect(said(refusedError('CHANGED_MEANWHILE', 'Someone was quicker'))).toBe(
    'Someone was quicker',
  );
  expect(said(new ApiError(418, 'x', {}, false))).toBe('Failed to update pet record (418)');
  expect(said(new ServerUnavailableError())).toBe(
    'Failed to update pet record. We can\u2019t reach the server at the moment.',
  );
});
