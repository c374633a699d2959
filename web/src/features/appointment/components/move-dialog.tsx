import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { submitting } from '@/lib/form-submit';
import { deviceZone } from '@/lib/time-zone';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useAskMove } from '../api/appointments';
import { shownWhen } from '../model/appointment-words';
import { moveDraft, moveForm } from '../model/ask-form';
import { WhenFields } from './when-fields';

export interface MoveDialogProps {
  /** The appointment to move. The dialog is open while there is one. */
  appointment: Appointment | undefined;
  onClose: () => void;
}

/** Asks the office to move one's appointment to another day and time. Until then it stays as it is. */
export function MoveDialog({ appointment, onClose }: MoveDialogProps) {
  const { shown, opening } = useSubject(appointment);
  if (!shown) return null;
  return (
    <OneMove key={opening} appointment={shown} open={appointment !== undefined} onClose={onClose} />
  );
}

interface OneMoveProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
}

function OneMove({ appointment, open, onClose }: OneMoveProps) {
  const me = useMe();
  const { trigger: askMove } = useAskMove();
  const kept = useMemo(() => moveDraft(me.id, appointment.id), [me.id, appointment.id]);
  const form = useForm({
    resolver: zodResolver(moveForm),
    defaultValues: { date: '', time: '', reason: '', ...kept.read(), timeZone: deviceZone() },
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting: busy } = form.formState;
  const submit = submitting(
    form,
    async (typed) => {
      await askMove({ id: appointment.id, ...typed });
      kept.clear();
      toast.success(APPOINTMENT_TEXTS.changeAsked);
      onClose();
    },
    APPOINTMENT_TEXTS.failed,
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title="Request another time"
      description={`It’s now on ${shownWhen(appointment)}. It stays as scheduled until the office moves it.`}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send request
          </Button>
        </>
      }
    >
      {errors.root && (
        <Notice tone="bad" live intoView className="mb-4">
          {errors.root.message}
        </Notice>
      )}
      <div className="grid gap-4">
        <WhenFields form={form} zones={[deviceZone()]} clocks="own" />
        <Field label="Reason" required error={errors.reason?.message}>
          <Textarea {...form.register('reason')} />
        </Field>
      </div>
    </Dialog>
  );
}
