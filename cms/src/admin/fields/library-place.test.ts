import { describe, expect, it } from 'vitest';
import { broughtAlong, choicesLeft, titledBy, type Values } from './library-place';

const ITEM = 'api::library.library-item';
const EMPTY = { title: null, section: null, category: null, privacy: null, guideOrReference: null };

const withSection = (section: string, values: Values): Values => ({
  ...values,
  section,
  ...broughtAlong(ITEM, 'section', section, values),
});

describe('an item of the library in the panel', () => {
  it('gets its category and guide flag from its section, but never its privacy', () => {
    const guide = withSection('guides', EMPTY);
    expect(guide).toMatchObject({ section: 'guides', guideOrReference: true, category: null });
    const care = withSection('pet_care', guide);
    expect(care).toMatchObject({ guideOrReference: false, category: 'pet_care', privacy: null });
    // A category that a section preset goes away with it. The privacy has to be chosen again where the old one would
    // mislead.
    expect(withSection('forms', care).category).toBeNull();
    const kept = { ...EMPTY, section: 'attorneys', category: 'legal_cases' };
    const moved = withSection('pet_care', { ...kept, privacy: 'attorney_only' });
    expect(moved).toMatchObject({ category: 'pet_care', privacy: null });
  });

  it('offers only the categories and privacy that fit what is already chosen', () => {
    const offered = choicesLeft(ITEM, 'category', { ...EMPTY, section: 'attorneys' });
    expect(offered).toContain('legal_cases');
    expect(offered).not.toContain('pet_care');
    const forAll = { ...EMPTY, category: 'pet_care' };
    expect(choicesLeft(ITEM, 'privacy', forAll)).toEqual(['public']);
    expect(choicesLeft(ITEM, 'section', EMPTY)).toBeUndefined();
  });

  it('is named after its file, unless it has a title', () => {
    expect(titledBy(ITEM, 'file', 'harness_measures.pdf', EMPTY)).toEqual({
      title: 'harness measures',
    });
    expect(titledBy(ITEM, 'file', 'a.pdf', { ...EMPTY, title: 'Mine' })).toEqual({});
    expect(titledBy(ITEM, 'poster', 'a.png', EMPTY)).toEqual({});
  });
});

it('other content stays as it was chosen', () => {
  expect(broughtAlong('api::blog.blog', 'section', 'guides', {})).toEqual({});
  expect(choicesLeft('api::blog.blog', 'category', {})).toBeUndefined();
});
