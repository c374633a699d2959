import { describe, expect, it } from 'vitest';
import { schemaChanges, shapeOf } from './test-schema';

const PET = {
  collectionName: 'pets',
  options: { draftAndPublish: false },
  indexes: [{ name: 'pets_owner_idx', columns: ['owner_id'] }],
  attributes: {
    name: { type: 'string', required: true },
    gender: { type: 'enumeration', enum: ['male', 'female'] },
  },
};
const before = { pet: shapeOf(PET) };
const changesTo = (more: Partial<typeof PET>, name = 'pet') =>
  schemaChanges(before, { ...(name !== 'pet' && before), [name]: shapeOf({ ...PET, ...more }) });
const { name, gender } = PET.attributes;

describe('the comparison of content types', () => {
  it.each([
    [
      'a new field',
      { attributes: { name, gender, chip: { type: 'string' } } },
      'pet has field chip',
    ],
    ['a lost field', { attributes: { name } }, 'pet has lost field gender'],
    [
      'another type',
      { attributes: { gender, name: { type: 'text', required: true } } },
      'pet has changed field name',
    ],
    [
      'a word that is not taken any more',
      { attributes: { name, gender: { ...gender, enum: ['male'] } } },
      'pet has changed field gender',
    ],
    ['a lost index', { indexes: [] }, 'pet has lost index pets_owner_idx'],
    [
      'an index with other columns',
      { indexes: [{ name: 'pets_owner_idx', columns: ['owner_id', 'name'] }] },
      'pet has changed index pets_owner_idx',
    ],
    ['another table', { collectionName: 'animals' }, 'pet has the table animals'],
    ['drafts', { options: { draftAndPublish: true } }, 'pet has other drafts'],
  ])('finds %s', (_what, more, change) => {
    expect(changesTo(more as Partial<typeof PET>)).toEqual([change]);
  });

  it('finds a content type that is gone, and a new one that takes its table', () => {
    expect(schemaChanges(before, {})).toEqual(['pet is gone']);
    expect(changesTo({}, 'animal')).toEqual(['animal has the table pets of pet']);
  });

  it('finds nothing in a new content type, a new word of a list, or what only the panel shows', () => {
    expect(changesTo({ collectionName: 'parcels' }, 'parcel')).toEqual([]);
    const words = { ...gender, enum: ['unknown', 'male', 'female'] };
    expect(changesTo({ attributes: { name, gender: words } })).toEqual([]);
    const hidden = { ...name, private: true, searchable: false };
    expect(changesTo({ attributes: { name: hidden, gender } as never })).toEqual([]);
  });
});
