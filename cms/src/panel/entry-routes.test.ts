import { expect, it } from 'vitest';
import { changedFields } from './entry-routes';
import { LAYOUTS } from './layouts';
import type { PanelVersion, SaidField } from './panel-entries';
import { SUBJECTS } from '../subjects';

const version = (...said: SaidField[]): PanelVersion => ({
  id: 1,
  at: '2026-11-26T10:00:00.000Z',
  by: 'Ann',
  door: 'panel',
  published: false,
  said,
});

it('a version differs from the one before it in its words, its format and its files', () => {
  const before = version(
    { field: 'Title', text: 'One' },
    { field: 'Text', text: 'Words', stored: '<p>Words</p>' },
    { field: 'Tags', text: 'a, b' },
  );
  const now = version(
    { field: 'Title', text: 'Two' },
    { field: 'Text', text: 'Words', stored: '<p><em>Words</em></p>' },
    { field: 'Tags', text: 'a, b' },
  );
  expect(changedFields(now, before)).toEqual(['Title', 'Text']);
  expect(changedFields(now, undefined)).toEqual([]);
});

it('the layouts that have a past are those whose subjects say what it is', () => {
  const said = SUBJECTS.flatMap(({ panelEntries }) => panelEntries ?? []).map(({ uid }) => uid);
  const laidOut = LAYOUTS.filter(({ past }) => past).map(({ uid }) => uid);
  expect(laidOut.sort()).toEqual(said.sort());
});
