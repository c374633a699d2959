import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail, FormSaved } from '@hearthside/contract/form/endpoints';
import { publishable } from '@hearthside/contract/form/publishing';
import { isAway, isOutOfDate, isRetryable } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { editedForm, publishedForm } from '../editor/model/form-draft';
import { givingIds } from '../editor/model/given-ids';
import { sameDefinition } from '../editor/model/same-definition';
import type { AutosaveListeners, AutosaveStart, Change, SaveState } from './autosave-types';
import { forms } from './forms';

const same: Change = (definition) => definition;

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
export function formAutosave(start: AutosaveStart, listeners: AutosaveListeners) {
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
  /** A publication whose answer was lost. The server may have it. */
  let lostPublication: { sent: FormDefinition; corrections: number[] } | undefined;

  const say = (next: SaveState) => {
    saveState = next;
    if (running) listeners.saveState(next);
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
    lostPublication = undefined;
    stand();
  };
  /** Gives the text the numbers that its new parts have by now. */
  const number = ({ ids }: FormDetail) => {
    const give = givingIds(ids);
    now = give(now);
    listeners.numbered(ids, give);
  };
  /** The text goes on from what the server has published. Returns what does the same to other states of it. */
  const goOnFrom = (sent: FormDefinition, saved: FormDetail): Change => {
    const form = publishedForm(saved);
    const give = givingIds(saved.ids);
    const from: Change = (text) => (text === sent ? form : give(text));
    now = from(now);
    listeners.published(sent, form, saved);
    listeners.numbered(saved.ids, give);
    ({ revision } = saved);
    keptAs(form, saved.draft?.savedAt);
    return from;
  };
  const take = (saved: FormSaved) => {
    const isNew = formId === undefined;
    ({ formId } = saved);
    ({ revision } = saved.form);
    if (isNew && running) listeners.begun(saved.formId);
    return saved;
  };

  /**
   * Creates a new form. Returns it if it is what was sent. If an earlier try created it, it may be what was sent
   * then, and may even have been published.
   */
  const begin = async (definition: FormDefinition) => {
    const again = tried;
    tried = true;
    const { form } = take(await forms.createDraft({ ...definition, key }));
    if (!again) return form;
    number(form);
    return undefined;
  };

  /** One's own draft, whose answer was lost, if that is what the server has. */
  const lostDraft = ({ draft }: FormDetail) =>
    lost.find((each) => sameDefinition(each, draft?.definition));
  /**
   * Finds out what became of a publication whose answer was lost. If the server has it, the text goes on from it:
   * under their old ids, its parts would be published as new ones. Returns what does so with other states of the text.
   */
  const findPublication = async (): Promise<Change> => {
    if (!lostPublication) return same;
    const { sent, corrections } = lostPublication;
    const definition = publishable(sent);
    if (formId === undefined) {
      const { form } = take(await forms.createDraft({ ...definition, key }));
      lostPublication = undefined;
      return form.form.version === 1 && form.draft === null ? goOnFrom(sent, form) : same;
    }
    const newest = await forms.detail({ id: formId });
    if (newest.revision === revision || lostDraft(newest)) {
      lostPublication = undefined;
      return same;
    }
    // Repeated, it gets its first answer, and a conflict if somebody has changed the form since.
    const asked = { id: formId, ...definition, corrections, revision };
    return goOnFrom(sent, (await forms.save(asked)).form);
  };

  /** Whether the revision changed because of one's own draft, whose answer was lost. That draft counts as saved. */
  const wasOwn = async (id: number) => {
    if (lost.length === 0) return false;
    const newest = await forms.detail({ id });
    const mine = lostDraft(newest);
    if (!mine) return false;
    ({ revision } = newest);
    kept = mine;
    savedAt = newest.draft?.savedAt;
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
  const awaited = <Answer>(work: (from: Change) => Promise<Answer>) =>
    inLine(async () => {
      clearTimeout(timer);
      if (saveState.state === 'conflict') throw saveState.error;
      try {
        return await work(await findPublication());
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
      let definition = now;
      say({ state: 'saving' });
      try {
        await findPublication();
        definition = now;
        if (definition === kept) {
          stand();
          return saveState;
        }
        const fresh = formId === undefined ? await begin(definition) : undefined;
        if (fresh) keptAs(definition, fresh.draft?.savedAt);
        else {
          definition = now;
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
     * Publishes the text as it is when this is called. Rejects as the call does. `corrections`: the questions whose
     * new wording is only a correction.
     */
    publish(corrections: number[]): Promise<void> {
      const text = now;
      return awaited(async (from) => {
        const sent = from(text);
        const definition = publishable(sent);
        const isNew = formId === undefined;
        tried = true;
        try {
          const { form } = take(
            await (isNew
              ? forms.create({ ...definition, key })
              : based((id, known) =>
                  forms.save({ id, ...definition, corrections, revision: known }),
                )),
          );
          goOnFrom(sent, form);
        } catch (error) {
          if (isAway(error)) lostPublication = { sent, corrections };
          throw error;
        }
      });
    },
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
    /** One's own text goes on over what somebody else has changed: it will be sent. Ends a conflict. */
    overwrite(detail: FormDetail) {
      number(detail);
      ({ revision } = detail);
      keptAs(editedForm(detail), detail.draft?.savedAt);
    },
    /** The server has this now. Unsaved text will be sent. Ends a conflict. */
    settled(definition: FormDefinition, detail: FormDetail) {
      ({ revision } = detail);
      keptAs(definition, detail.draft?.savedAt);
    },
  };
}

export type FormAutosave = ReturnType<typeof formAutosave>;
