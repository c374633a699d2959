/** How people meet a content type in the panel: its words, its columns and the order of its form. */
export interface PanelLayout {
  uid: string;
  /**
   * Where entries are changed. `panel`: here. `portal`: people only read them here, because the portal's
   * own screens keep rules that a plain form would break.
   */
  changedIn: 'panel' | 'portal';
  /** Of a type changed in the portal: the fields that are changed here all the same, and what goes along with them. */
  changedHere?: readonly string[];
  /** The portal's page for it, where there is one. */
  portalPage?: string;
  /** The field that names an entry. */
  mainField: string;
  sort: { by: string; order: 'ASC' | 'DESC' };
  pageSize: number;
  /** The columns of the list; none for a single type. */
  list: readonly string[];
  /** The rows of the form; the fields of a row share its width. */
  edit: readonly (readonly string[])[];
  /** Every field that is shown anywhere. Of a type changed in the portal the panel gets these and no more. */
  fields: Readonly<Record<string, FieldWords>>;
}

/** A field as a person reads it. */
export interface FieldWords {
  label: string;
  help?: string;
  placeholder?: string;
  /** Of a relation: which field of the other type to show. */
  shows?: string;
  /** Of what is changed in the panel: a field that nobody fills in. */
  readOnly?: boolean;
}

/** How people meet a part that other types are made of. */
export type PartLayout = Pick<PanelLayout, 'uid' | 'mainField' | 'edit' | 'fields'>;
