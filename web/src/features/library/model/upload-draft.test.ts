import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { describe, expect, it } from 'vitest';
import { withMore, type ChosenFile } from './chosen-files';
import { testItem } from './test-item';
import {
  draftOf,
  emptyDraft,
  problemsOf,
  replacesFile,
  tabOfFirst,
  titleField,
  withFiles,
  withSection,
  type ItemDraft,
} from './upload-draft';

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const chosen = (...names: string[]): readonly ChosenFile[] =>
  withMore([], 'document', names.map(pdf), counter()).files;
const counter = () => {
  let last = 0;
  return () => String((last += 1));
};
const filled = (more: Partial<ItemDraft> = {}): ItemDraft => ({
  ...emptyDraft('forms'),
  category: 'pet_care',
  privacy: 'public',
  title: 'Intake',
  description: 'For newcomers',
  files: chosen('intake.pdf'),
  ...more,
});

describe('the choice of a section', () => {
  it('presets kind, guide flag and category', () => {
    expect(emptyDraft('videos')).toMatchObject({ kind: 'video', guideOrReference: false });
    expect(emptyDraft('guides')).toMatchObject({ kind: 'document', guideOrReference: true });
    expect(emptyDraft('pet_care')).toMatchObject({ kind: 'document', category: 'pet_care' });
  });

  it('keeps only a category that the previous section preset, and no folder', () => {
    const petCare = { ...emptyDraft('pet_care'), folderId: '7' };
    expect(withSection(petCare, 'forms')).toMatchObject({ category: '', folderId: '' });
    const own = { ...emptyDraft('forms'), category: 'care_plan' as const };
    expect(withSection(own, 'videos').category).toBe('care_plan');
  });

  it('does not change the kind of an existing item', () => {
    const draft = draftOf({ ...testItem(1), kind: 'document' });
    expect(withSection(draft, 'videos', true)).toMatchObject({
      kind: 'document',
      section: 'videos',
    });
  });
});

describe('the current file of an item', () => {
  const film = draftOf({ ...testItem(1), kind: 'video' });
  const url = 'https://vimeo.com/76979871';

  it('is erased by another file or a link, and by nothing else', () => {
    const before = testItem(1, { kind: 'video' });
    expect(replacesFile(film, before)).toBe(false);
    expect(replacesFile({ ...film, files: chosen('a.pdf') }, before)).toBe(true);
    expect(replacesFile({ ...film, externalUrl: url }, before)).toBe(true);
    const linked = testItem(1, { kind: 'video', external: true, url });
    expect(replacesFile({ ...film, files: chosen('a.pdf') }, linked)).toBe(false);
  });
});

describe('the title of an item', () => {
  it('comes with a file and is cleared with it', () => {
    const one = withFiles(emptyDraft('forms'), chosen('care_plan.pdf'));
    expect(one.title).toBe('care plan');
    expect(withFiles(one, chosen('other.pdf')).title).toBe('other');
    expect(withFiles(one, []).title).toBe('');
  });

  it('stays if it was typed, even as more files are added', () => {
    const typed = { ...emptyDraft('forms'), title: 'Our plan' };
    const one = withFiles(typed, chosen('a.pdf'));
    expect(one.title).toBe('Our plan');
    const two = withFiles(one, chosen('a.pdf', 'b.pdf'));
    expect(two.files.map(({ title }) => title)).toEqual(['Our plan', 'b']);
  });
});

describe('the check of an item', () => {
  it('finds nothing once everything is filled in', () => {
    expect(problemsOf(filled())).toEqual({});
    expect(tabOfFirst({})).toBeUndefined();
  });

  it('uses the words of the specification', () => {
    expect(problemsOf(emptyDraft('forms'))).toEqual({
      file: LIBRARY_TEXTS.needFile,
      category: 'Please select a category',
      privacy: 'Please select privacy setting',
      title: 'Please enter a title',
      description: 'Please enter a description',
    });
    expect(problemsOf(emptyDraft()).section).toBe('Please select a section');
  });

  it('refuses an attorney-only item in a category that attorneys do not read', () => {
    const kept = filled({ privacy: 'attorney_only' });
    expect(Object.keys(problemsOf(kept))).toEqual(['privacy']);
    expect(problemsOf({ ...kept, category: 'care_plan' })).toEqual({});
    expect(Object.keys(problemsOf(filled({ section: 'attorneys' })))).toEqual(['category']);
  });

  it('refuses a film without file or link, with both, or with an invalid link', () => {
    const film = filled({ kind: 'video', files: [] });
    expect(problemsOf(film)).toEqual({ file: LIBRARY_TEXTS.noFile });
    expect(problemsOf({ ...film, externalUrl: 'https://vimeo.com/76979871' })).toEqual({});
    expect(problemsOf({ ...film, externalUrl: 'javascript:alert(1)' })).toEqual({
      externalUrl: 'Invalid video URL',
    });
    const both = filled({ kind: 'video', externalUrl: 'https://vimeo.com/76979871' });
    expect(problemsOf(both)).toEqual({ externalUrl: LIBRARY_TEXTS.notBoth });
  });

  it('refuses a film whose link was removed, or that has a file and another link', () => {
    const url = 'https://vimeo.com/76979871';
    const before = testItem(1, { kind: 'video', external: true, url });
    const film = filled({ kind: 'video', files: [], externalUrl: '' });
    expect(problemsOf(film, before)).toEqual({ file: LIBRARY_TEXTS.noFile });
    expect(problemsOf({ ...film, externalUrl: url }, before)).toEqual({});
    const replaced = filled({ kind: 'video', externalUrl: url });
    expect(problemsOf(replaced, before)).toEqual({});
    expect(problemsOf({ ...replaced, externalUrl: 'https://vimeo.com/1234567' }, before)).toEqual({
      externalUrl: LIBRARY_TEXTS.notBoth,
    });
  });

  it('requires a title for each of several files', () => {
    const files = chosen('a.pdf', 'b.pdf').map((file) => ({ ...file, title: '' }));
    expect(Object.keys(problemsOf(filled({ files, title: '' })))).toEqual(
      files.map(({ id }) => titleField(id)),
    );
  });

  it('does not require a file if an item is changed', () => {
    const before = testItem(1);
    expect(problemsOf(filled({ files: [] }), before)).toEqual({});
    expect(problemsOf(filled(), before)).toEqual({});
  });

  it('leads to the tab with the problem', () => {
    expect(tabOfFirst({ title: 'x', description: 'y' })).toBe('description');
    expect(tabOfFirst({ privacy: 'x', title: 'y' })).toBe('option');
  });
});
