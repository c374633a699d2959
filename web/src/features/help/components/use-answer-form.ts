import { HELP_TEXTS, type HelpTopic } from '@hearthside/contract/help';
import { helpTyped, type HelpItem } from '@hearthside/contract/help-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMe } from '@/features/session';
import { ApiError, messageOf } from '@/lib/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { useFormDraft } from '@/lib/use-form-draft';
import { toast } from '@/ui/toast';
import { useAnswerNow } from '../api/use-answer-now';
import { useSaveAnswer } from '../api/use-save-answer';
import { answerDraft, differs, NEW_ANSWER, type AnswerTyped } from '../model/answer-draft';

/**
 * The form of one question and answer, new or there already. What is typed is kept until it is saved or
 * discarded; where somebody else was quicker, what they saved is shown beside it.
 */
export function useAnswerForm(topic: HelpTopic, item: HelpItem | undefined, onSaved: () => void) {
  const me = useMe();
  const save = useSaveAnswer();
  const readNow = useAnswerNow(topic);
  const kept = useMemo(() => answerDraft(me.id, topic, item?.id), [me.id, topic, item?.id]);
  const [{ revision: keptRevision, ...keptTyped }] = useState(() => kept.read() ?? {});
  const [base, setBase] = useState<AnswerTyped>(() => (item ? typedOf(item) : NEW_ANSWER));
  const [revision, setRevision] = useState(keptRevision ?? item?.revision ?? '');
  const [theirs, setTheirs] = useState<HelpItem>();
  const form = useForm({
    resolver: zodResolver(helpTyped),
    defaultValues: { ...base, ...keptTyped },
  });
  const keptOver = useMemo(
    () => ({
      ...kept,
      write: (typed: Partial<AnswerTyped>) => {
        const whole = { ...base, ...typed };
        if (differs(whole, base)) kept.write({ ...whole, revision });
        else kept.clear();
      },
    }),
    [kept, base, revision],
  );
  useFormDraft(form, keptOver);

  /** Somebody else has saved it: it is read as it is now, and the next save goes over that. */
  const takeOver = async (id: number) => {
    const now = await readNow(id);
    if (!now) return;
    setTheirs(now);
    setBase(typedOf(now));
    setRevision(now.revision);
    kept.write({ ...form.getValues(), revision: now.revision });
  };

  const submit = form.handleSubmit(async (typed) => {
    try {
      await save({ topic, ...typed, over: item && { id: item.id, revision } });
      kept.clear();
      toast.success(item ? 'Answer saved' : 'Answer added');
      onSaved();
    } catch (error) {
      if (item && error instanceof ApiError && error.status === 409)
        await takeOver(item.id).catch(() => undefined);
      if (showFieldErrors(error, form)) return;
      form.setError('root', { type: 'server', message: messageOf(error, HELP_TEXTS.saveFailed) });
    }
  });

  return {
    form,
    /** What somebody else has saved meanwhile. */
    theirs,
    /** It began with what had been typed before. */
    resumed: Object.keys(keptTyped).length > 0,
    busy: form.formState.isSubmitting,
    submit,
    /** Forgets what was typed; answers how to have it back, where there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && (() => kept.write(typed));
    },
  };
}

const typedOf = ({ question, answer, videoUrl }: HelpItem): AnswerTyped => ({
  ...{ question, answer, videoUrl },
});

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
