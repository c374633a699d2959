import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import { helpInput, type HelpItem } from '@hearthside/contract/help/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { hasCode, isOutOfDate, messageOf, type ApiError } from '@/lib/api/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { whoAndWhen } from '@/lib/who-and-when';
import { toast } from '@/ui/toast/toast';
import { useAnswerNow, useSaveAnswer } from '../api/answers';
import { answerDraft, differs, NEW_ANSWER, type AnswerInput } from '../model/answer-draft';

const GONE =
  'Somebody else has deleted this answer since you opened it, or put it under another topic. What you typed is below: saving again adds it here.';

/**
 * The form of one question and answer, new or existing. What is typed is stored until it is saved or discarded. After
 * a conflict, what somebody else saved is shown next to it.
 */
export function useAnswerForm(topic: HelpPlace, item: HelpItem | undefined, onSaved: () => void) {
  const me = useMe();
  const save = useSaveAnswer();
  const readNow = useAnswerNow(topic);
  const kept = useMemo(() => answerDraft(me.id, topic, item?.id), [me.id, topic, item?.id]);
  const [{ revision: keptRevision, ...keptTyped }] = useState(() => kept.read() ?? {});
  const [base, setBase] = useState<AnswerInput>(() => (item ? typedOf(item) : NEW_ANSWER));
  const [revision, setRevision] = useState(keptRevision ?? item?.revision ?? '');
  const [theirs, setTheirs] = useState<HelpItem>();
  const [isGone, setGone] = useState(false);
  const over = item && !isGone ? { id: item.id, revision } : undefined;
  const form = useForm({
    resolver: zodResolver(helpInput),
    defaultValues: { ...base, ...keptTyped },
  });
  const keptOver = useMemo(
    () => ({
      ...kept,
      write: (typed: Partial<AnswerInput>) => {
        const whole = { ...base, ...typed };
        if (differs(whole, base)) kept.write({ ...whole, revision });
        else kept.clear();
      },
    }),
    [kept, base, revision],
  );
  useFormDraft(form, keptOver);

  /**
   * After a conflict: loads the current answer, which the next save overwrites. If it is gone, the next save adds it
   * again. Returns the message about it.
   */
  const takeOver = async (id: number, error: ApiError) => {
    const now = await readNow(id);
    setTheirs(now);
    if (!now) {
      setGone(true);
      return GONE;
    }
    setBase(typedOf(now));
    setRevision(now.revision);
    kept.write({ ...form.getValues(), revision: now.revision });
    return `${error.message} ${whoAndWhen(error.details)}`.trim();
  };

  /** The message for a failed save if somebody else was faster. */
  const quicker = async (error: unknown) => {
    if (!over || !(isOutOfDate(error) || hasCode(error, 'NOT_FOUND'))) return undefined;
    return takeOver(over.id, error).catch(() => undefined);
  };

  const submit = form.handleSubmit(async (typed) => {
    try {
      await save({ topic, ...typed, over });
      kept.clear();
      toast.success(over ? 'Answer saved' : 'Answer added');
      onSaved();
    } catch (error) {
      const message = await quicker(error);
      if (!message && showFieldErrors(error, form)) return;
      const said = message ?? messageOf(error, HELP_TEXTS.saveFailed);
      form.setError('root', { type: 'server', message: said });
    }
  });

  return {
    form,
    /** What somebody else has saved in the meantime. */
    theirs,
    /** Whether it started with what had been typed before. */
    resumed: Object.keys(keptTyped).length > 0,
    busy: form.formState.isSubmitting,
    submit,
    /** Discards what was typed. Returns a function that restores it, if there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && (() => kept.write(typed));
    },
  };
}

const typedOf = ({ question, answer, videoUrl }: HelpItem): AnswerInput => ({
  question,
  answer,
  videoUrl,
});

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
