import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name';
import { reportsQuery } from './reports-query';
import { respondentName, responseCount, versionWords } from './response-words';
import { responsesQuery } from './responses-query';
import { submissionsQuery } from './submissions-query';

it('the words for responses count them and name their senders and versions', () => {
  expect(responseCount(1)).toBe('1 response');
  expect(responseCount(1204)).toBe('1,204 responses');
  expect(respondentName({ firstName: '', lastName: '' })).toBe('A former member');
  expect(versionWords([2])).toBe('version 2');
  expect(versionWords([4, 1, 2])).toBe('versions 1, 2 and 4');
});

it('an exported file is named by its form and the day', () => {
  const day = new Date(2026, 10, 3);
  expect(exportFileName('Intake: Pet Owner’s «Café»', day)).toBe(
    'intake-pet-owner-s-cafe-responses-2026-11-03.csv',
  );
  expect(exportFileName('???', day)).toBe('form-responses-2026-11-03.csv');
});

it('the pages of responses read and write their addresses, and ignore invalid values', () => {
  const read = <State>(shape: { parse(params: URLSearchParams): State }, text: string) =>
    shape.parse(new URLSearchParams(text));
  expect(read(responsesQuery, 'view=individual&response=12')).toEqual({
    view: 'individual',
    response: 12,
  });
  expect(read(responsesQuery, 'view=x&response=-1')).toEqual({ view: 'all', response: undefined });
  expect(String(responsesQuery.format({ view: 'all', response: 3 }))).toBe('');
  const asked = read(submissionsQuery, 'tab=submissions&status=rejected&page=2&submission=5');
  expect(asked).toEqual({ page: 2, search: '', status: 'rejected', submission: 5 });
  expect(String(submissionsQuery.format(asked))).toBe(
    'tab=submissions&page=2&status=rejected&submission=5',
  );
  expect(read(submissionsQuery, 'status=draft').status).toBeUndefined();
  expect(String(reportsQuery.format({ page: 1, search: 'pet', form: 4 }))).toBe(
    'search=pet&form=4',
  );
});
