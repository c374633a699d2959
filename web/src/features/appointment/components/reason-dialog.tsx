import { cancelTyped, type Appointment } from '@hearthside/contract/appointment-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/lib/form-errors';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { ProblemNotice } from './problem-notice';
import { useTheirs } from './use-theirs';
import { useReasonActs, type ReasonAct } from './use-reason-acts';

export interface Reasoned {
  act: ReasonAct;
  appointment: Appointment;
}

export interface ReasonDialogProps {
  /** What is done to which appointment; the dialog is open while there is any. */
  reasoned: Reasoned | undefined;
  onClose: () => void;
}

/** Does to an appointment what needs a reason: declining, calling off, asking to have it called off. */
export function ReasonDialog({ reasoned, onClose }: ReasonDialogProps) {
  const { shown, opening } = useSubject(reasoned);
  if (!shown) return null;
  return <OneReason key={opening} {...shown} open={reasoned !== undefined} onClose={onClose} />;
}

function OneReason(props: Reasoned & { open: boolean; onClose: () => void }) {
  const { act, appointment, open, onClose } = props;
  const { title, description, hint, confirm, busyLabel, danger, run } = useReasonActs(
    act,
    appointment,
  );
  const { theirs, explain } = useTheirs(appointment.id);
  const form = useForm({ resolver: zodResolver(cancelTyped), defaultValues: { reason: '' } });
  const { errors, isSubmitting: busy } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await run(reason, (theirs ?? appointment).revision);
      onClose();
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      form.setError('root', { type: 'server', message: (await explain(error)).message });
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={title}
      description={description}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={errors.root?.message} theirs={theirs} />
      <Field label="Reason" required hint={hint} error={errors.reason?.message}>
        <Textarea data-autofocus {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
