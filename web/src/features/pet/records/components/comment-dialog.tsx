import type { PetEntry } from '@hearthside/contract/pet/entry';
import {
  COMMENT_MAX,
  COMMENT_TEXTS,
  commentForm,
  type CommentForm,
} from '@hearthside/contract/pet/entry-comment';
import { useMe } from '@/features/session';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { formatDate } from '@/lib/dates';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useAddComment } from '../../api/pets';

export interface CommentDialogProps {
  petId: number;
  open: boolean;
  onClose: () => void;
  /** The entry to comment on, while the dialog is open. */
  entry: PetEntry | undefined;
  onReopen: (entry: PetEntry) => void;
}

/** Writes a comment on an entry of the record. */
export function CommentDialog({ petId, open, onClose, entry, onReopen }: CommentDialogProps) {
  const { shown, opening } = useSubject(entry);
  if (!shown) return null;
  return (
    <OneComment
      key={opening}
      petId={petId}
      open={open}
      entry={shown}
      onClose={onClose}
      onReopen={() => onReopen(shown)}
    />
  );
}

interface OneCommentProps {
  petId: number;
  open: boolean;
  entry: PetEntry;
  onClose: () => void;
  onReopen: () => void;
}

function OneComment({ petId, open, entry, onClose, onReopen }: OneCommentProps) {
  const me = useMe();
  const { trigger: add } = useAddComment();
  const state = useRevisedForm<never, CommentForm, CommentForm>({
    memberId: me.id,
    schema: commentForm,
    thing: undefined,
    typedOf: () => ({ content: '' }),
    parts: [],
    about: `pet comment.${petId}.${entry.id}`,
    save: ({ content }) => add({ petId, recordId: entry.id, content }),
    readNow: () => Promise.resolve(undefined),
    failed: COMMENT_TEXTS.addFailed,
    onSaved: () => {
      toast.success(COMMENT_TEXTS.added);
      onClose();
    },
  });
  const { form, busy, problem, resumed } = state;
  const cancel = () => {
    const putBack = state.discard();
    onClose();
    if (!putBack) return;
    toast.undo('Comment discarded', () => {
      putBack();
      onReopen();
    });
  };
  const author = entry.authorName && entry.authorName !== `${me.firstName} ${me.lastName}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={`Comment on the entry of ${formatDate(entry.date)}`}
      description={
        author
          ? `Everyone who sees the entry can read it. We’ll notify ${entry.authorName}.`
          : 'Everyone who sees the entry can read it.'
      }
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Add comment
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} resumed={resumed} />
      <Field label="Comment" required error={form.formState.errors.content?.message}>
        <Textarea data-autofocus maxLength={COMMENT_MAX} {...form.register('content')} />
      </Field>
    </Dialog>
  );
}
