import { entryName, hasPast } from './entry-layout';

/** The part of Strapi's own Delete actions used here. */
interface DeleteAction {
  dialog?: object;
}
type Entry = Record<string, unknown>;
interface AboutOne {
  model: string;
  document?: Entry;
}
interface AboutMany {
  model: string;
  documents: readonly Entry[];
}
type OneAction = ((about: AboutOne) => object | null) & { type?: string };
export type BulkAction = ((about: AboutMany) => object | null) & { type?: string };
interface Actions {
  addDocumentAction(change: (actions: OneAction[]) => OneAction[]): void;
  addBulkAction(change: (actions: BulkAction[]) => BulkAction[]): void;
}

/** How many names a question about several entries has. */
const NAMED = 5;

const quoted = (name: string) => `“${name || 'Untitled'}”`;

/** What happens to deleted entries of a type. The number of days is the contract's TRASH_DAYS. */
function fate(model: string, isOne: boolean): string {
  if (!hasPast(model)) return 'will be permanently deleted.';
  return isOne
    ? 'goes to the trash and can be restored for 30 days.'
    : 'go to the trash and can be restored for 30 days.';
}

/** The question before one entry or several are deleted, which says what is deleted and whether it can come back. */
export function deletingQuestion(model: string, entries: readonly Entry[]) {
  const names = entries.map((entry) => quoted(entryName(model, entry)));
  const [first = ''] = names;
  if (names.length === 1) {
    return { title: `Delete ${first}?`, content: `${first} ${fate(model, true)}` };
  }
  const more = names.length - NAMED;
  const listed = [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])];
  return {
    title: `Delete ${names.length} entries?`,
    content: `${listed.join(', ')} ${fate(model, false)}`,
  };
}

const asking = (action: object | null, model: string, entries: readonly Entry[]) => {
  const { dialog } = (action ?? {}) as DeleteAction;
  if (!action || !dialog || entries.length === 0) return action;
  return { ...action, dialog: { ...dialog, ...deletingQuestion(model, entries) } };
};

/** Makes the panel say what is about to be deleted, by its name. Strapi asks whether one is sure. */
export function nameWhatIsDeleted({ apis }: { apis: Actions }) {
  apis.addDocumentAction((actions) =>
    actions.map((action) => {
      if (action.type !== 'delete') return action;
      const named = (about: AboutOne) =>
        asking(action(about), about.model, about.document ? [about.document] : []);
      return Object.assign(named, action);
    }),
  );
  apis.addBulkAction((actions) =>
    actions.map((action) => {
      if (action.type !== 'delete') return action;
      const named = (about: AboutMany) => asking(action(about), about.model, about.documents);
      return Object.assign(named, action);
    }),
  );
}
