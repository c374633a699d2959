import {
  LIBRARY_PRIVACY,
  LIBRARY_SECTIONS,
  LIBRARY_TAGS,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { ComparedPart } from '@/kit/conflict/compare';
import type { ItemDraft } from './upload-draft';

/** A section allows some categories, folders and readers, so all of them are kept or replaced together. */
const group = 'place';

/** The fields of an item as they are compared after a conflict. `folderName` is asked for a folder's id. */
export const itemParts = (
  folderName: (id: string) => string,
): readonly ComparedPart<ItemDraft>[] => [
  { label: 'Title', fields: ['title'], show: ({ title }) => title },
  { label: 'Description', fields: ['description'], show: ({ description }) => description },
  { label: 'Tag', fields: ['tag'], show: ({ tag }) => (tag === '' ? '' : LIBRARY_TAGS[tag]) },
  {
    label: 'Section',
    fields: ['section'],
    show: ({ section }) => (section === '' ? '' : LIBRARY_SECTIONS[section]),
    group,
  },
  {
    label: 'Folder',
    fields: ['folderId'],
    show: ({ folderId }) => (folderId === '' ? '' : folderName(folderId)),
    group,
  },
  {
    label: 'Category',
    fields: ['category'],
    show: ({ category }) => (category === '' ? '' : LIBRARY_CATEGORY_LABELS[category]),
    group,
  },
  {
    label: 'Privacy',
    fields: ['privacy'],
    show: ({ privacy }) => (privacy === '' ? '' : LIBRARY_PRIVACY[privacy]),
    group,
  },
  {
    label: 'Guide or reference',
    fields: ['guideOrReference'],
    show: ({ guideOrReference }) => (guideOrReference ? 'Yes' : 'No'),
    group,
  },
];
