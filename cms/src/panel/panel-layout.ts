/** How a content type appears in the panel: its labels, its columns and the order of its form. */
export interface PanelLayout {
  uid: string;
  /**
   * Where entries are changed. `panel`: here. `portal`: read-only here, because the portal's own screens apply rules
   * that a plain form would break.
   */
  changedIn: 'panel' | 'portal';
  /** For a type changed in the portal: the fields that can still be changed here, and what is saved along with them. */
  changedHere?: readonly string[];
  /**
   * Whether its entries have versions and a trash here, and pictures to choose from. What they are is said by its
   * subject's `panelEntries`.
   */
  past?: true;
  /** The portal's page for it, if there is one. */
  portalPage?: string;
  /** The field that names an entry. */
  mainField: string;
  sort: { by: string; order: 'ASC' | 'DESC' };
  pageSize: number;
  /** The columns of the list; none for a single type. */
  list: readonly string[];
  /** The rows of the form. The fields of a row share its width. */
  edit: readonly (readonly string[])[];
  /** Every field that is shown anywhere. For a type changed in the portal, the panel gets only these. */
  fields: Readonly<Record<string, FieldWords>>;
}

/** How a field is presented. */
export interface FieldWords {
  label: string;
  help?: string;
  placeholder?: string;
  /** For a relation: which field of the other type to show. */
  shows?: string;
  /** For a type changed in the panel: a field that nobody fills in. */
  readOnly?: boolean;
}

/** How a component of other types appears. */
export type PartLayout = Pick<PanelLayout, 'uid' | 'mainField' | 'edit' | 'fields'>;
