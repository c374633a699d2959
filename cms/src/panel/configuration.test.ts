import { describe, expect, it } from 'vitest';
import { configured, plainName, type Configuration } from './configuration';
import type { PanelLayout } from './panel-layout';

const layout: PanelLayout = {
  uid: 'api::errand.errand',
  changedIn: 'panel',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  pageSize: 20,
  list: ['title'],
  edit: [['title']],
  fields: { title: { label: 'Errand', help: 'In a few words.' } },
};
const found: Configuration = {
  settings: {},
  metadatas: {
    id: { edit: {}, list: { label: 'id', searchable: true } },
    title: { edit: { label: 'title' }, list: { label: 'title', searchable: true } },
    changedById: { edit: { label: 'changedById' }, list: { label: 'changedById' } },
  },
  layouts: { list: [], edit: [] },
};

describe('a type’s configuration in the panel', () => {
  it('has the words of its layout, in the form and in the list', () => {
    const { title } = configured(found, layout).metadatas;
    expect(title).toMatchObject({
      edit: { label: 'Errand', description: 'In a few words.', editable: true },
      list: { label: 'Errand', searchable: true },
    });
  });

  it('has no technical name in its filters and columns, and is not searched by what it does not show', () => {
    const { id, changedById } = configured(found, layout).metadatas;
    expect([id?.list, changedById?.list]).toEqual([
      { label: 'ID', searchable: false },
      { label: 'Changed by ID', searchable: false },
    ]);
  });

  it.each([
    ['draftSavedBy', 'Draft saved by'],
    ['updatedAt', 'Last changed'],
    ['widgetId', 'Widget ID'],
    ['slug', 'Slug'],
  ])('calls %s "%s"', (field, name) => {
    expect(plainName(field)).toBe(name);
  });
});
