import {
  TRUST_NOTES_MAX,
  trustNotes,
  type TrustDetail,
} from '@hearthside/contract/trust/endpoints';
import { useMe } from '@/features/session';
import type { ComparedPart } from '@/kit/conflict/compare';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { Button } from '@/ui/button';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { trusts, useSaveNotes } from '../api/trusts';

type Notes = Pick<TrustDetail, 'notes'>;

const SCHEMA = trustNotes.pick({ notes: true });
const PARTS: readonly ComparedPart<Notes>[] = [
  { label: 'Notes', fields: ['notes'], show: ({ notes }) => notes },
];

/** Notes have no revision of their own: a save is based on what they were. */
const revised = ({ notes }: Notes) => ({ notes, revision: notes });

export interface NotesFormProps {
  trust: TrustDetail;
  /** Opens and closes the form. */
  onOpen: (isOpen: boolean) => void;
}

/** Writes the notes of a trust. What is typed stays until it is saved or discarded. */
export function NotesForm({ trust, onOpen }: NotesFormProps) {
  const me = useMe();
  const { id } = trust;
  const { trigger } = useSaveNotes();
  const state = useRevisedForm<Notes & { revision: string }, Notes, Notes>({
    memberId: me.id,
    schema: SCHEMA,
    thing: revised(trust),
    typedOf: ({ notes } = revised(trust)) => ({ notes }),
    parts: PARTS,
    about: `trust-notes.${id}`,
    save: ({ notes }, before) => trigger({ id, notes, before }),
    readNow: async () => revised(await trusts.detail({ id })),
    failed: 'Failed to save the notes',
    onSaved: () => {
      toast.success('Notes saved');
      onOpen(false);
    },
  });
  const { form, conflict, resumed, busy, problem, submit, discard } = state;
  const cancel = () => {
    const putBack = discard();
    onOpen(false);
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
      putBack();
      onOpen(true);
    });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[75ch] gap-3">
      <LeaveGuard when={form.formState.isDirty && !busy} onLeave={() => void discard()} />
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <Field label="Notes of this trust" error={form.formState.errors.notes?.message}>
        <Textarea autoFocus maxLength={TRUST_NOTES_MAX} {...form.register('notes')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save notes
        </Button>
        <Button variant="quiet" disabled={busy} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
