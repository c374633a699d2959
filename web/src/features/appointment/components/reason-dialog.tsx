import { cancelInput, type Appointment } from '@hearthside/contract/appointment/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { reasonDraft } from '../model/reason-draft';
import { ProblemNotice } from './problem-notice';
import { useTheirs } from './use-theirs';
import { useReasonActions, type ReasonAction } from './use-reason-actions';

export interface Reasoned {
  action: ReasonAction;
  appointment: Appointment;
}

export interface ReasonDialogProps {
  /** The action and its appointment. The dialog is open while this is set. */
  reasoned: Reasoned | undefined;
  /** Called when the dialog closes, or opens again because discarding the reason was undone. */
  onReason: (reasoned: Reasoned | undefined) => void;
}

/**
 * Actions on an appointment that need a reason: declining, canceling, asking to cancel. The reason is stored until it
 * is sent or discarded.
 */
export function ReasonDialog({ reasoned, onReason }: ReasonDialogProps) {
  const { shown, opening } = useSubject(reasoned);
  if (!shown) return null;
  return (
    <OneReason
      key={opening}
      {...shown}
      open={reasoned !== undefined}
      onClose={() => onReason(undefined)}
      onReopen={() => onReason(shown)}
    />
  );
}

interface OneReasonProps extends Reasoned {
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

function OneReason({ action, appointment, open, onClose, onReopen }: OneReasonProps) {
  const me = useMe();
  const { title, description, hint, confirm, busyLabel, danger, run } = useReasonActions(
    action,
    appointment,
  );
  const { theirs, explain } = useTheirs(appointment.id);
  const kept = useMemo(
    () => reasonDraft(me.id, action, appointment.id),
    [me.id, action, appointment.id],
  );
  const form = useForm({
    resolver: zodResolver(cancelInput),
    defaultValues: { reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting: busy } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await run(reason, (theirs ?? appointment).revision);
      kept.clear();
      onClose();
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      form.setError('root', { type: 'server', message: (await explain(error)).message });
    }
  });
  const cancel = () => {
    const typed = kept.read();
    kept.clear();
    onClose();
    if (!typed?.reason?.trim()) return;
    toast.undo('Reason discarded', () => {
      kept.write(typed);
      onReopen();
    });
  };
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
          <Button variant="quiet" disabled={busy} onClick={cancel}>
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
