import { expect, it } from 'vitest';
import { seriesIn, seriesOf } from './form-series';

const at = new Date('2026-11-30T22:15:00.123Z');

it.each([
  [seriesOf.asked(12), { formId: 12, says: 'asked', at: undefined }],
  [seriesOf.sentBack(12, at), { formId: 12, says: 'sentBack', at: at.getTime() }],
  [seriesOf.decided(12, at), { formId: 12, says: 'decided', at: at.getTime() }],
  ['appointment:12', undefined],
  ['form:12:other', undefined],
])('the series %s of a mail says what it is about', (name, about) => {
  expect(seriesIn(name)).toEqual(about);
});
