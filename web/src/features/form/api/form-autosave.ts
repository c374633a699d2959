import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail, FormSaved } from '@hearthside/contract/form/endpoints';
import { ApiError, isAway, mayPass } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { sameDefinition } from '../editor/model/same-definition';
import { forms } from './forms';

/** Where what is typed stands: kept on the server, on its way, or why not. */
export type SaveState =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'failed'; error: unknown }
  /** Somebody else has changed the form: nothing more is sent until that is settled. */
  | { state: 'conflict'; error: unknown };

export interface AutosaveStart {
  /** Undefined for a form that is not on the server yet. */
  formId?: number;
  revision?: string;
  /** What the server has; what is typed is compared to it by identity. */
  kept: FormDefinition;
  /** When the draft that it is was kept, where it is one. */
  savedAt?: string;
  /** Of a new form whose beginning was sent before, perhaps in vain: by what it was named. */
  key?: string;
}

/** Milliseconds of rest after which a draft is sent, and after which a failed one is sent again. */
const REST = 1200;
const AGAIN = 10_000;
/** As long who leaves waits for their draft to be kept, before they are asked, in milliseconds. */
const LEAVE = 4000;
/** So many drafts whose answers were lost are remembered. */
const LOST = 10;

/**
 * Sends what is typed into a form as its draft, one call at a time, and holds the revision that each call needs
 * and answers. Publishing and other calls that change the revision wait in the same line.
 */
export function formAutosave(
  start: AutosaveStart,
  onState: (saveState: SaveState) => void,
  /** A new form is on the server from now on. */
  begun: (formId: number) => void,
) {
  let { formId, revision, kept, savedAt } = start;
  let now = kept;
  let saveState: SaveState = { state: 'kept', savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  /** Its page is open: nothing is told or sent by itself before and after. */
  let running = false;
  /** Names the beginning of a new form: sent again it is the same. */
  const key = start.key ?? randomKey();
  let tried = start.key !== undefined;
  /** Drafts whose answers were lost: the server may have any of them. */
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
  /** Says how what is typed stands to what is kept, and sends it after a rest. */
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

  /** Begins a new form. Answers it where it is what was sent; begun before, it may be as it was sent then. */
  const begin = async (definition: FormDefinition) => {
    const again = tried;
    tried = true;
    const { form } = take(await forms.createDraft({ ...definition, key }));
    return again ? undefined : form;
  };

  /** Whether what moved the revision on was one's own draft, whose answer was lost: then it is kept. */
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
  /** Makes a call that carries the revision; once more where only one's own lost call has moved that on. */
  const based = async <Answer>(
    call: (id: number, revision: string | undefined) => Promise<Answer>,
  ) => {
    const id = formId;
    if (id === undefined) throw new Error('The form is not there yet.');
    try {
      return await call(id, revision);
    } catch (error) {
      if (!isConflict(error) || !(await wasOwn(id))) throw error;
      return call(id, revision);
    }
  };
  /** Makes a call that somebody waits for; rejects as it does, and at once while a conflict is not settled. */
  const awaited = <Answer>(work: () => Promise<Answer>) =>
    inLine(async () => {
      clearTimeout(timer);
      if (saveState.state === 'conflict') throw saveState.error;
      try {
        return await work();
      } catch (error) {
        if (isConflict(error)) say({ state: 'conflict', error });
        else if (now !== kept) later(REST);
        throw error;
      }
    });

  /** Sends the draft now, if there is anything to send, and answers how it stands then. Never rejects. */
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
    if (isConflict(error)) return say({ state: 'conflict', error });
    if (isAway(error))
      lost = [...lost.filter((each) => each !== definition), definition].slice(-LOST);
    say({ state: 'failed', error });
    if (mayPass(error)) later(AGAIN);
    // What was typed meanwhile may be taken.
    else if (now !== definition) later(REST);
  };

  return {
    keep,
    /** Keeps what is typed, within a moment: whether that is all. For who is about to leave. */
    settle: async (): Promise<boolean> => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE));
      await Promise.race([keep(), late]);
      return saveState.state === 'kept' && now === kept;
    },
    formId: () => formId,
    unsaved: () => now !== kept,
    revision: () => revision,
    /** Of a new form whose beginning was sent: by what it is named. */
    key: () => (formId === undefined && tried ? key : undefined),
    /** From now on tells and sends by itself. Answers what ends it. */
    start() {
      running = true;
      if (now !== kept && saveState.state !== 'conflict') later(REST);
      return () => {
        running = false;
        clearTimeout(timer);
      };
    },
    /** What the form is by now. */
    typed(definition: FormDefinition) {
      if (definition === now) return;
      now = definition;
      // Of what is on its way the answer comes first; a conflict is settled first.
      if (saveState.state !== 'saving' && saveState.state !== 'conflict') stand();
    },
    /**
     * Publishes; rejects as the call does. The caller then says with `settled` what is kept. `corrections`: the
     * questions whose other words are only that.
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
     * Makes another call that changes the form, such as of its roles. The caller then says with `changed` or
     * `settled` what is kept.
     */
    change: (
      work: (formId: number, revision: string | undefined) => Promise<FormDetail>,
    ): Promise<FormDetail> =>
      awaited(async () => {
        const detail = await based(work);
        ({ revision } = detail);
        return detail;
      }),
    /** The server has made this change to what it has: the same is made to what is typed beyond that. */
    changed(change: (definition: FormDefinition) => FormDefinition, detail: FormDetail) {
      now = change(now);
      keptAs(change(kept), detail.draft?.savedAt);
    },
    /** The server has this now; what is typed beyond it will be sent. Ends a conflict. */
    settled(definition: FormDefinition, detail: FormDetail) {
      ({ revision } = detail);
      keptAs(definition, detail.draft?.savedAt);
    },
  };
}

export type FormAutosave = ReturnType<typeof formAutosave>;

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
