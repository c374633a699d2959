import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';

/** Where the text stands: saved on the server, being sent, or why not. */
export type SaveState =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'failed'; error: unknown }
  /** Somebody else has changed the form. Nothing more is sent until that is settled. */
  | { state: 'conflict'; error: unknown };

export interface AutosaveStart {
  /** Undefined for a form that is not on the server yet. */
  formId?: number;
  revision?: string;
  /** What the server has. The text is compared to it by identity. */
  kept: FormDefinition;
  /** When the draft was saved, if this is a draft. */
  savedAt?: string;
  /** The idempotency key of a new form that was already sent, perhaps without success. */
  key?: string;
}

/** The functions that are called when something happens. */
export interface AutosaveListeners {
  saveState: (saveState: SaveState) => void;
  /** A new form has been created on the server. */
  begun: (formId: number) => void;
  /** The server has published `sent`. Whoever has not typed since goes on with the published form, `now`. */
  published: (sent: FormDefinition, now: FormDefinition, saved: FormDetail) => void;
  /** New parts have numbers by now. `give` has put them into the text, and puts them into any other state of it. */
  numbered: (ids: FormDetail['ids'], give: Change) => void;
}

/** What turns a state of the text into another. */
export type Change = (definition: FormDefinition) => FormDefinition;
