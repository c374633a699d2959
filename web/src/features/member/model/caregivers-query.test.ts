import { expect, it } from 'vitest';
import { caregiversQuery } from './caregivers-query';

const read = (text: string) => caregiversQuery.parse(new URLSearchParams(text));

it('keeps page and search of the Caregivers tab in its address', () => {
  const text = 'page=2&search=Ann+Lee';
  expect(read(text)).toEqual({ page: 2, search: 'Ann Lee' });
  expect(String(caregiversQuery.format(read(text)))).toBe(text);
});

it('leaves out what goes without saying and what makes no sense', () => {
  expect(String(caregiversQuery.format(read('page=1&search=&sort=email_desc&x=y')))).toBe('');
  expect(read('page=-3')).toEqual({ page: 1, search: '' });
});
