import { CARE_LIMITS, CARE_TEXTS } from '@hearthside/contract/care/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { useForm } from '@/lib/use-form';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
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
  const form = useForm({ resolver: zodResolver(reasonForm), defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const save = form.handleSubmit(({ reason }) => {
    onSkip(shown, reason);
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title="Skip this time"
      description={`${shown.task.title} for ${shown.task.pet.name}`}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Skip</Button>
        </>
      }
    >
      <Field label="Why?" required error={errors.reason?.message}>
        <TextInput data-autofocus autoComplete="off" {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
