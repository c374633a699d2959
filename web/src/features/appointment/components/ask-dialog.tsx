import { APPOINTMENT_KINDS, type AppointmentKind } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useSubject } from '@/lib/use-subject';
import { deviceZone } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { useAskForm } from './use-ask-form';
import { WhenFields } from './when-fields';

/** The kind of appointment to ask for, chosen before the dialog opens. */
export interface Asking {
  title: string;
  kind: AppointmentKind;
}

export interface AskDialogProps {
  /** The dialog is open while this is set. */
  asking: Asking | undefined;
  onClose: () => void;
  /** Called when the request was sent and waits for the office. */
  onAsked: (appointment: Appointment) => void;
}

/** Asks the office for an appointment at a certain day and time. The office confirms it, or offers another time. */
export function AskDialog({ asking, ...rest }: AskDialogProps) {
  const { shown, opening } = useSubject(asking);
  if (!shown) return null;
  return <OneAsking key={opening} asking={shown} open={asking !== undefined} {...rest} />;
}

const KINDS = Object.entries(APPOINTMENT_KINDS).map(([value, label]) => ({ value, label }));

interface OneAskingProps extends AskDialogProps {
  asking: Asking;
  open: boolean;
}

function OneAsking({ asking, open, onClose, onAsked }: OneAskingProps) {
  const { form, submit, busy } = useAskForm(asking.kind, onAsked);
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={asking.title}
      description="Tell us what day and time work for you. The office will confirm and let you know."
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
        <Notice tone="bad" live intoView className="mb-4">
          {errors.root.message}
        </Notice>
      )}
      <div className="grid gap-4">
        <Field label="Kind" required error={errors.kind?.message}>
          <Select data-autofocus options={KINDS} {...form.register('kind')} />
        </Field>
        <WhenFields form={form} zones={[deviceZone()]} clocks="own" />
        <Field label="What is it about?" required error={errors.about?.message}>
          <Textarea {...form.register('about')} />
        </Field>
        <Field
          label="Phone number"
          optional
          hint="Where we can call you about it."
          error={errors.phone?.message}
        >
          <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
      </div>
    </Dialog>
  );
}
