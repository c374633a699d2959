import { CARE_LIMITS, CARE_TEXTS } from '@hearthside/contract/care/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { z } from 'zod';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { useForm } from '@/lib/use-form';
import { useSubject } from '@/lib/use-subject';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { skipDraft } from '../model/skip-draft';
import type { Due } from './use-marking';

const reasonForm = z.object({
  reason: z.string().trim().min(1, CARE_TEXTS.reason).max(CARE_LIMITS.reason),
});

export interface SkipDialogProps {
  /** The dialog is open while this is set. */
  due: Due | undefined;
  onClose: () => void;
  onSkip: (due: Due, reason: string) => void;
}

/** Asks why an occurrence is skipped. */
export function SkipDialog({ due, ...rest }: SkipDialogProps) {
  const { shown, opening } = useSubject(due);
  if (!shown) return null;
  return <OneSkip key={opening} shown={shown} open={due !== undefined} {...rest} />;
}

type OneSkipProps = Omit<SkipDialogProps, 'due'> & { shown: Due; open: boolean };

function OneSkip({ shown, open, onClose, onSkip }: OneSkipProps) {
  const { task, occurrence } = shown;
  // Kept when the dialog is closed by accident. 'Cancel' discards it.
  const me = useMe();
  const kept = useMemo(() => skipDraft(me.id, task, occurrence), [me.id, task, occurrence]);
  const form = useForm({
    resolver: zodResolver(reasonForm),
    defaultValues: { reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const submit = form.handleSubmit(({ reason }) => {
    onSkip(shown, reason);
    onClose();
  });
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      size="s"
      title="Skip this time"
      description={`${task.title} for ${task.pet.name}`}
      submitLabel="Skip"
    >
      <Field label="Why?" required error={form.formState.errors.reason?.message}>
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={CARE_LIMITS.reason}
          {...form.register('reason')}
        />
      </Field>
    </FormDialog>
  );
}
