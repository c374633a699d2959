import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../is-calendar-date';
import { titledAs, typeOfTitle } from './document';
import { entryForm, entryPatch } from './entry';

const good = { date: '2026-02-28', location: 'zoom' };
const problems = (more: object) =>
  Object.fromEntries(
    (entryForm.safeParse({ ...good, ...more }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('an entry', () => {
  it.each([
    ['date', ''],
    ['date', undefined],
    ['date', '28.02.2026'],
    ['location', ''],
    ['location', 'moon'],
  ])('is refused with the %s %j', (field, value) => {
    expect(problems({ [field]: value })).toEqual({
      [field]: 'Date and location are required fields',
    });
  });

  it.each(['2026-02-29', '0202-11-25'])('names the date %s as the one to check', (date) => {
    expect(problems({ date })).toEqual({ date: 'Please check the day and the year' });
  });

  it('keeps the moment of its outcome, whatever time zone it was sent in', () => {
    const { outcomeDate } = entryForm.parse({ ...good, outcomeDate: '2026-03-01T09:30:00+02:00' });
    expect(outcomeDate).toBe('2026-03-01T07:30:00.000Z');
  });

  it('needs no outcome, but if there is one it must be complete', () => {
    expect(problems({ outcomeDate: null, outcomeEmail: '' })).toEqual({});
    expect(problems({ outcomeDate: '2026-03-01' })).toHaveProperty('outcomeDate');
    expect(problems({ outcomeEmail: 'nobody' })).toHaveProperty('outcomeEmail');
  });

  it('can be changed in part', () => {
    expect(entryPatch.parse({ description: ' Two\r\nlines\u0007 ' })).toEqual({
      description: 'Two\nlines',
    });
    expect(entryPatch.safeParse({ petId: 4 }).success).toBe(false);
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-31', false],
  ['2026-11-30T00:00', false],
])('%s is a calendar day: %s', (text, is) => expect(isCalendarDate(text)).toBe(is));

it.each([
  ['Intake form', 'form'],
  ['FORM 7', 'form'],
  ['form', 'form'],
  ['Information sheet', 'document'],
  ['Formula', 'document'],
  ['Deformed paw', 'document'],
  ['Platform', 'document'],
])('%s is a %s if no type was chosen', (title, type) => expect(typeOfTitle(title)).toBe(type));

it.each([
  ['form', 'Intake', 'Intake Form'],
  ['form', 'Intake form', 'Intake form'],
  ['form', 'Information', 'Information'],
  ['document', 'Intake', 'Intake'],
] as const)('a %s called %s is titled %s', (type, title, titled) => {
  expect(titledAs(type, title)).toBe(titled);
});
