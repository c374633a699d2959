import type { FormDefinition } from '@hearthside/contract/form';
import type { FormDetail, FormSaved } from '@hearthside/contract/form-endpoints';
import { ApiError, isAway, messageOf } from '@/lib/api-error';
import { formApi } from './form-api';

/** Where what is typed stands: kept on the server, on its way, or why not. */
export type Keeping =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  /** Somebody else has changed the form: nothing more is sent until that is settled. */
  | { state: 'conflict'; message: string };

export interface KeeperStart {
  /** Undefined for a form that is not on the server yet. */
  formId?: number;
  revision?: string;
  /** What the server has; what is typed is compared to it by identity. */
  kept: FormDefinition;
  savedAt?: string;
}

/** Milliseconds of rest after which a draft is sent, and after which a failed one is sent again. */
const REST = 1200;
const AGAIN = 10_000;

/**
 * Sends what is typed into a form as its draft, one call at a time, and holds the revision that each call needs
 * and answers. Publishing and other calls that change the revision wait in the same line.
 */
export function formKeeper(
  start: KeeperStart,
  tell: (keeping: Keeping) => void,
  /** A new form is on the server from now on. */
  begun: (formId: number) => void,
) {
  let { formId, revision, kept } = start;
  let now = kept;
  let keeping: Keeping = { state: 'kept', savedAt: start.savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const say = (next: Keeping) => {
    keeping = next;
    tell(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), ms);
  };
  const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = line.then(work, work);
    line = next.catch(() => undefined);
    return next;
  };
  const failed = (error: unknown) => {
    if (isConflict(error)) return say({ state: 'conflict', message: messageOf(error) });
    say({ state: 'failed', message: messageOf(error) });
    if (isAway(error)) later(AGAIN);
  };
  const take = (saved: FormSaved) => {
    const isNew = formId === undefined;
    ({ formId } = saved);
    ({ revision } = saved.form);
    if (isNew) begun(saved.formId);
    return saved;
  };
  const keptAs = (definition: FormDefinition, savedAt?: string) => {
    kept = definition;
    if (now === kept) return say({ state: 'kept', savedAt });
    say({ state: 'typed' });
    later(REST);
  };

  /** Sends the draft now, if there is anything to send. Never rejects: `keeping` tells. */
  const keep = () =>
    inLine(async () => {
      clearTimeout(timer);
      if (now === kept || keeping.state === 'conflict') return;
      const definition = now;
      say({ state: 'saving' });
      try {
        if (formId === undefined) {
          const { form } = take(await formApi.createDraft(definition));
          keptAs(definition, form.draft?.savedAt);
        } else {
          const saved = await formApi.saveDraft({ id: formId, definition, revision });
          ({ revision } = saved);
          keptAs(definition, saved.savedAt);
        }
      } catch (error) {
        failed(error);
      }
    });

  return {
    keep,
    formId: () => formId,
    present: () => now,
    unsaved: () => now !== kept,
    revision: () => revision,
    /** What the form is by now. */
    typed(definition: FormDefinition) {
      if (definition === now) return;
      now = definition;
      if (keeping.state === 'conflict') return;
      if (now !== kept) {
        if (keeping.state !== 'saving') say({ state: 'typed' });
        return later(REST);
      }
      clearTimeout(timer);
      if (keeping.state !== 'saving') say({ state: 'kept' });
    },
    /** Publishes; rejects as the call does. The caller then says with `settled` what is kept. */
    publish: (definition: FormDefinition): Promise<FormSaved> =>
      inLine(async () => {
        clearTimeout(timer);
        try {
          return take(
            await (formId === undefined
              ? formApi.create(definition)
              : formApi.save({ id: formId, definition, revision })),
          );
        } catch (error) {
          if (isConflict(error)) say({ state: 'conflict', message: messageOf(error) });
          else if (now !== kept) later(REST);
          throw error;
        }
      }),
    /** Makes another call that changes the form, such as of its roles. */
    change: (work: (formId: number) => Promise<FormDetail>): Promise<FormDetail> =>
      inLine(async () => {
        if (formId === undefined) throw new Error('The form is not there yet.');
        const detail = await work(formId);
        ({ revision } = detail);
        return detail;
      }),
    /** The server has this now; what is typed beyond it will be sent. Ends a conflict. */
    settled(definition: FormDefinition, detail: FormDetail) {
      ({ revision } = detail);
      keptAs(definition, detail.draft?.savedAt);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

export type FormKeeper = ReturnType<typeof formKeeper>;

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
