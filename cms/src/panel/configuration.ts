import type { FieldWords, PanelLayout, PartLayout } from './panel-layout';

interface EditMetadata {
  label?: string;
  description?: string;
  placeholder?: string;
  visible?: boolean;
  editable?: boolean;
  mainField?: string;
}
interface Metadata {
  edit: EditMetadata;
  list: { label?: string; searchable?: boolean; sortable?: boolean };
}

/** The content manager's own record of how a type is shown, as far as it is set here. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

const COLUMNS = 12;

function withWords(found: Metadata, words: FieldWords, editable: boolean): Metadata {
  const { edit, list } = found;
  // Strapi stores no labels for fields that its forms never show, such as the time of creation.
  const shown = Object.keys(edit).length > 0;
  return {
    edit: shown
      ? {
          ...edit,
          label: words.label,
          description: words.help ?? '',
          placeholder: words.placeholder ?? '',
          editable,
          ...(words.shows && { mainField: words.shows }),
        }
      : edit,
    list: { ...list, label: words.label },
  };
}

/** What a field of Strapi's own is called in its filters and its list of columns, which offer every field. */
const STRAPIS_FIELDS: Readonly<Record<string, string>> = {
  id: 'ID',
  documentId: 'ID of the entry',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  publishedAt: 'Published',
};

/** What a field is called that its layout does not name: `draftSavedBy` is "Draft saved by". */
export function plainName(field: string): string {
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid\b/g, 'ID');
  return STRAPIS_FIELDS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const rowsOf = (edit: PanelLayout['edit']) =>
  edit.map((row) => row.map((name) => ({ name, size: COLUMNS / row.length })));

function requireFields(
  { uid, fields }: PartLayout,
  found: Configuration,
  named: readonly string[],
) {
  const unknown = named.find((name) => !(name in fields) || !(name in found.metadatas));
  if (unknown) throw new Error(`The panel's layout of ${uid} names a field it lacks: ${unknown}.`);
}

/** The same for a component of other types, which has a form and no list. */
export function configuredPart(found: Configuration, layout: PartLayout): Configuration {
  const { fields, edit, mainField } = layout;
  requireFields(layout, found, edit.flat());
  const metadatas = Object.fromEntries(
    Object.entries(found.metadatas).map(([name, metadata]) => {
      const words = fields[name];
      return [name, words ? withWords(metadata, words, !words.readOnly) : metadata];
    }),
  );
  return {
    ...found,
    settings: { ...found.settings, mainField },
    metadatas,
    layouts: { ...found.layouts, edit: rowsOf(edit) },
  };
}

/** A type's configuration with its layout applied. What the layout does not name stays as it was. */
export function configured(found: Configuration, layout: PanelLayout): Configuration {
  const { fields, list, edit, mainField, sort, pageSize } = layout;
  requireFields(layout, found, [...list, ...edit.flat(), mainField, sort.by]);
  const isChangedHere = (name: string) =>
    layout.changedIn === 'panel' || layout.changedHere?.includes(name) === true;

  const metadatas = Object.fromEntries(
    Object.entries(found.metadatas).map(([name, metadata]) => {
      const words = fields[name];
      if (words) return [name, withWords(metadata, words, isChangedHere(name) && !words.readOnly)];
      const list = { ...metadata.list, label: plainName(name), searchable: false };
      return [name, { ...metadata, list }];
    }),
  );
  return {
    ...found,
    settings: {
      ...found.settings,
      mainField,
      pageSize,
      defaultSortBy: sort.by,
      defaultSortOrder: sort.order,
    },
    metadatas,
    layouts: {
      list: [...list],
      edit: rowsOf(edit),
    },
  };
}
