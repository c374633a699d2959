import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail, FormSaved } from '@hearthside/contract/form/endpoints';
import { isAway, isOutOfDate, isRetryable } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { sameDefinition } from '../editor/model/same-definition';
import { forms } from './forms';

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

/** How long the author must pause before a draft is sent, and how long to wait after a failure, in milliseconds. */
const REST = 1200;
const AGAIN = 10_000;
/** How long leaving waits for the draft to be saved before the author is asked, in milliseconds. */
const LEAVE = 4000;
/** How many drafts with lost answers are remembered. */
const LOST = 10;

/**
 * Sends the text of a form as its draft, one call at a time, and keeps the revision that each call needs and returns.
 * Publishing and other calls that change the revision wait in the same queue.
 */
export function formAutosave(
  start: AutosaveStart,
  onState: (saveState: SaveState) => void,
  /** Called when a new form has been created on the server. */
  begun: (formId: number) => void,
) {
  let { formId, revision, kept, savedAt } = start;
  let now = kept;
  let saveState: SaveState = { state: 'kept', savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  /** Whether the page is open. Before and after that, nothing is reported or sent automatically. */
  let running = false;
  /** The idempotency key of a new form: sent again, it creates the same form. */
  const key = start.key ?? randomKey();
  let tried = start.key !== undefined;
  /** Drafts whose answers were lost. The server may have any of them. */
  let lost: FormDefinition[] = [];

  const say = (next: SaveState) => {
    saveState = next;
    if (running) onState(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (running) timer = setTimeout(() => void keep(), ms);
  };
  const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = line.then(work, work);
    line = next.catch(() => undefined);
    return next;
  };
  /** Reports whether there is unsaved text, and sends it after a pause. */
  const stand = () => {
    clearTimeout(timer);
    if (now === kept) return say({ state: 'kept', savedAt });
    if (saveState.state !== 'typed') say({ state: 'typed' });
    later(REST);
  };
  const keptAs = (definition: FormDefinition, at: string | undefined) => {
    kept = definition;
    savedAt = at;
    lost = [];
    stand();
  };
  const take = (saved: FormSaved) => {
    const isNew = formId === undefined;
    ({ formId } = saved);
    ({ revision } = saved.form);
    if (isNew && running) begun(saved.formId);
    return saved;
  };

  /**
   * Creates a new form. Returns it if it is what was sent. If an earlier try created it, it may be what was sent
   * then.
   */
  const begin = async (definition: FormDefinition) => {
    const again = tried;
    tried = true;
    const { form } = take(await forms.createDraft({ ...definition, key }));
    return again ? undefined : form;
  };

  /** Whether the revision changed because of one's own draft, whose answer was lost. That draft counts as saved. */
  const wasOwn = async (id: number) => {
    if (lost.length === 0) return false;
    const { draft, revision: newest } = await forms.detail({ id });
    const mine = lost.find((each) => sameDefinition(each, draft?.definition));
    if (!mine) return false;
    revision = newest;
    kept = mine;
    savedAt = draft?.savedAt;
    lost = [];
    return true;
  };
  /**
   * Makes a call that carries the revision. Makes it once more if only one's own lost call has changed the revision.
   */
  const based = async <Answer>(
    call: (id: number, revision: string | undefined) => Promise<Answer>,
  ) => {
    const id = formId;
    if (id === undefined) throw new Error('The form is not there yet.');
    try {
      return await call(id, revision);
    } catch (error) {
      if (!isOutOfDate(error) || !(await wasOwn(id))) throw error;
      return call(id, revision);
    }
  };
  /** Makes a call that somebody waits for. Rejects as the call does, and at once while a conflict is not settled. */
  const awaited = <Answer>(work: () => Promise<Answer>) =>
    inLine(async () => {
      clearTimeout(timer);
      if (saveState.state === 'conflict') throw saveState.error;
      try {
        return await work();
      } catch (error) {
        if (isOutOfDate(error)) say({ state: 'conflict', error });
        else if (now !== kept) later(REST);
        throw error;
      }
    });

  /** Sends the draft now, if there is anything to send, and returns its save state. Never rejects. */
  const keep = () =>
    inLine(async (): Promise<SaveState> => {
      clearTimeout(timer);
      if (!running || now === kept || saveState.state === 'conflict') return saveState;
      const definition = now;
      say({ state: 'saving' });
      try {
        const fresh = formId === undefined ? await begin(definition) : undefined;
        if (fresh) keptAs(definition, fresh.draft?.savedAt);
        else {
          const saved = await based((id, known) =>
            forms.saveDraft({ id, ...definition, revision: known }),
          );
          ({ revision } = saved);
          keptAs(definition, saved.savedAt);
        }
      } catch (error) {
        failed(definition, error);
      }
      return saveState;
    });
  const failed = (definition: FormDefinition, error: unknown) => {
    if (isOutOfDate(error)) return say({ state: 'conflict', error });
    if (isAway(error))
      lost = [...lost.filter((each) => each !== definition), definition].slice(-LOST);
    say({ state: 'failed', error });
    if (isRetryable(error)) later(AGAIN);
    // What was typed in the meantime may be accepted.
    else if (now !== definition) later(REST);
  };

  return {
    keep,
    /** Saves the text within a short time, and returns whether everything is saved. Called before somebody leaves. */
    settle: async (): Promise<boolean> => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE));
      await Promise.race([keep(), late]);
      return saveState.state === 'kept' && now === kept;
    },
    formId: () => formId,
    unsaved: () => now !== kept,
    revision: () => revision,
    /** The idempotency key of a new form that has been sent. */
    key: () => (formId === undefined && tried ? key : undefined),
    /** From now on reports and sends automatically. Returns a function that ends this. */
    start() {
      running = true;
      if (now !== kept && saveState.state !== 'conflict') later(REST);
      return () => {
        running = false;
        clearTimeout(timer);
      };
    },
    /** Called with the form's current state. */
    typed(definition: FormDefinition) {
      if (definition === now) return;
      now = definition;
      // The answer to what is being sent comes first. A conflict has to be settled first.
      if (saveState.state !== 'saving' && saveState.state !== 'conflict') stand();
    },
    /**
     * Publishes. Rejects as the call does. The caller must then call `settled` with what is saved. `corrections`: the
     * questions whose new wording is only a correction.
     */
    publish: (definition: FormDefinition, corrections: number[]): Promise<FormSaved> =>
      awaited(async () => {
        const isNew = formId === undefined;
        tried = true;
        return take(
          await (isNew
            ? forms.create({ ...definition, key })
            : based((id, known) =>
                forms.save({ id, ...definition, corrections, revision: known }),
              )),
        );
      }),
    /**
     * Makes another call that changes the form, such as its roles. The caller must then call `changed` or `settled`
     * with what is saved.
     */
    change: (
      work: (formId: number, revision: string | undefined) => Promise<FormDetail>,
    ): Promise<FormDetail> =>
      awaited(async () => {
        const detail = await based(work);
        ({ revision } = detail);
        return detail;
      }),
    /** The server has made this change to its version. The same change is made to the unsaved text. */
    changed(change: (definition: FormDefinition) => FormDefinition, detail: FormDetail) {
      now = change(now);
      keptAs(change(kept), detail.draft?.savedAt);
    },
    /** The server has this now. Unsaved text will be sent. Ends a conflict. */
    settled(definition: FormDefinition, detail: FormDetail) {
      ({ revision } = detail);
      keptAs(definition, detail.draft?.savedAt);
    },
  };
}

export type FormAutosave = ReturnType<typeof formAutosave>;
