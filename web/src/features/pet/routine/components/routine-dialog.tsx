import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { ROUTINE_LABELS, ROUTINE_MAX, ROUTINE_TEXTS } from '@hearthside/contract/pet/routine';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast/toast';
import { EMPTY_LINE, useRoutineForm, type RoutineFormState } from './use-routine-form';

export interface RoutineDialogProps {
  detail: PetDetail;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

/** The whole routine of a pet, line by line in its order. */
export function RoutineDialog(props: RoutineDialogProps) {
  // Each opening begins with what is saved, or with what was typed and not saved.
  const { shown, opening } = useSubject(props.open ? true : undefined);
  return shown ? <OpenRoutine key={opening} {...props} /> : null;
}

function OpenRoutine({ detail, open, onClose, onReopen }: RoutineDialogProps) {
  const state = useRoutineForm(detail, onClose);
  const { form, rows, busy, problem, conflict, resumed } = state;
  const full = rows.fields.length >= ROUTINE_MAX;
  const cancel = () => {
    const putBack = state.discard();
    onClose();
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
      putBack();
      onReopen();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title="Feeding and routine"
      description={`${detail.pet.name}’s daily routine, for anyone who takes over.`}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <ol className="grid gap-4">
        {rows.fields.map((row, at) => (
          <Line key={row.id} state={state} at={at} />
        ))}
      </ol>
      <Button
        variant="quiet"
        icon={<Plus size={18} aria-hidden />}
        disabled={full}
        onClick={() => rows.append(EMPTY_LINE)}
        className="mt-4"
      >
        {full ? ROUTINE_TEXTS.most : 'Add a line'}
      </Button>
    </Dialog>
  );
}

const FIELDS = ['what', 'amount', 'time', 'place'] as const;

function Line({ state: { form, rows }, at }: { state: RoutineFormState; at: number }) {
  const errors = form.formState.errors.lines?.[at];
  const last = rows.fields.length - 1;
  return (
    <li className="rounded-m border border-line p-3 sm:p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={ROUTINE_LABELS[field]}
            required={field === 'what'}
            error={errors?.[field]?.message}
          >
            <TextInput autoComplete="off" {...form.register(`lines.${at}.${field}`)} />
          </Field>
        ))}
      </div>
      <div className="mt-2 flex justify-end gap-1">
        <IconButton
          label={`Move line ${at + 1} up`}
          icon={<ArrowUp size={18} aria-hidden />}
          disabled={at === 0}
          onClick={() => rows.move(at, at - 1)}
        />
        <IconButton
          label={`Move line ${at + 1} down`}
          icon={<ArrowDown size={18} aria-hidden />}
          disabled={at === last}
          onClick={() => rows.move(at, at + 1)}
        />
        <IconButton
          label={`Remove line ${at + 1}`}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => rows.remove(at)}
        />
      </div>
    </li>
  );
}
