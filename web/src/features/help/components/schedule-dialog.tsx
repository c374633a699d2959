import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useMe } from '@/features/session';
import { draft } from '@/lib/draft';
import { submitting } from '@/lib/form-submit';
import { timeZoneName } from '@/lib/time-zone';
import { useFormDraft } from '@/lib/use-form-draft';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { TextInput } from '@/ui/text-input';
import { Textarea } from '@/ui/textarea';
import { callMessage, callTyped, dayOf, wishedAt, type CallTyped } from '../model/call-request';
import { useWriteToTeam } from './use-write-to-team';

export interface ScheduleDialogProps {
  /** The button that was pressed, as it reads; the dialog is open while there is one. */
  about: string | undefined;
  onClose: () => void;
}

/** Asks the team for a call at a wished time; they confirm it where they answer. */
export function ScheduleDialog({ about, onClose }: ScheduleDialogProps) {
  const { shown, opening } = useSubject(about);
  if (!shown) return null;
  return <Request key={opening} about={shown} open={about !== undefined} onClose={onClose} />;
}

function Request({ about, open, onClose }: { about: string; open: boolean; onClose: () => void }) {
  const me = useMe();
  const write = useWriteToTeam();
  const kept = useMemo(() => draft<CallTyped>(`help call.${me.id}.${about}`), [me.id, about]);
  const form = useForm({
    resolver: zodResolver(callTyped),
    defaultValues: { day: '', time: '', phone: me.phoneNumber, reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting: busy } = form.formState;
  const submit = submitting(
    form,
    async (typed) => {
      await write(about, callMessage(typed));
      kept.clear();
      onClose();
    },
    'The request could not be sent',
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={about}
      description="Tell us when it suits you. We answer with a time that is sure."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send request
          </Button>
        </>
      }
    >
      {errors.root && (
        <Notice tone="bad" live className="mb-4">
          {errors.root.message}
        </Notice>
      )}
      <RequestFields form={form} />
    </Dialog>
  );
}

function RequestFields({ form }: { form: UseFormReturn<CallTyped> }) {
  const { errors } = form.formState;
  const [day, time] = useWatch({ control: form.control, name: ['day', 'time'] });
  // Either half decides whether the other is over already.
  const recheck = { onChange: () => form.formState.isSubmitted && void form.trigger('time') };
  const zone = timeZoneName(wishedAt({ day, time }) ?? new Date());
  return (
    <div className="grid gap-4">
      <div>
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <Field label="Day" required error={errors.day?.message}>
            <TextInput
              type="date"
              data-autofocus
              min={dayOf(new Date())}
              {...form.register('day', recheck)}
            />
          </Field>
          <Field label="Time" required error={errors.time?.message}>
            <TextInput type="time" {...form.register('time', recheck)} />
          </Field>
        </div>
        <p className="mt-1.5 text-s text-ink-soft">In your time zone: {zone}.</p>
      </div>
      <Field label="Phone number" required error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Field label="What is it about?" optional error={errors.reason?.message}>
        <Textarea {...form.register('reason')} />
      </Field>
    </div>
  );
}
