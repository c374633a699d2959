import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { NOTE_MAX, OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import type { OfficeNote } from '@hearthside/contract/inbox/office-shapes';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { draft } from '@/lib/drafts/draft';
import { Button } from '@/ui/button';
import { RowMenu } from '@/ui/dialogs/menu';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useRemoveNote, useSaveNote } from '../api/use-notes';

export interface NoteRowProps {
  chatId: number;
  note: OfficeNote;
}

/** A note with who wrote it and when, or a line about what the office did. One changes one's own notes. */
export function NoteRow({ chatId, note }: NoteRowProps) {
  const me = useMe();
  // What was typed before another chat was opened is there again.
  const [editing, setEditing] = useState<'begun' | 'resumed' | undefined>(() =>
    noteDraft(me.id, note.id).read() ? 'resumed' : undefined,
  );
  const { trigger: remove } = useRemoveNote();
  const { trigger: save } = useSaveNote();
  if (note.kind !== 'note') return <Line note={note} />;
  const { id: noteId } = note;
  const restore = async () => {
    try {
      await save({ chatId, noteId, deleted: false });
    } catch (error) {
      toast.error('The note couldn’t be restored', messageOf(error));
    }
  };
  const handleDelete = async () => {
    try {
      await remove({ chatId, noteId });
      toast.undo('Note deleted', () => void restore());
    } catch (error) {
      toast.error('The note could not be deleted', messageOf(error));
    }
  };
  return (
    <li className="rounded-m border border-line bg-surface-sunken px-3 py-2">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 text-xs text-ink-soft">
          <bdi className="font-[620] text-ink">{note.author?.name ?? INBOX_TEXTS.unknownUser}</bdi>
          <br />
          <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
          {note.editedAt && <span title={formatDateTime(note.editedAt)}> · Edited</span>}
        </p>
        {note.author?.id === me.id && !editing && (
          <RowMenu
            name="note"
            label="Note options"
            className="-mt-1.5 -mr-2"
            items={[
              {
                label: 'Edit',
                icon: <Pencil size={18} aria-hidden />,
                onSelect: () => setEditing('begun'),
              },
              {
                label: 'Delete',
                icon: <Trash2 size={18} aria-hidden />,
                onSelect: () => void handleDelete(),
                danger: true,
              },
            ]}
          />
        )}
      </div>
      {editing ? (
        <NoteEdit
          chatId={chatId}
          note={note}
          isResumed={editing === 'resumed'}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <p dir="auto" className="text-s whitespace-pre-wrap wrap-anywhere">
          {note.text}
        </p>
      )}
    </li>
  );
}

const noteDraft = (memberId: number, noteId: number) =>
  draft<{ text: string; editedAt: string | null }>(memberId, `inbox.note.${noteId}`);

interface NoteEditProps extends NoteRowProps {
  isResumed: boolean;
  onClose: () => void;
}

function NoteEdit({ chatId, note, isResumed, onClose }: NoteEditProps) {
  const { trigger, isMutating } = useSaveNote();
  const me = useMe();
  // Kept when another chat is opened meanwhile. 'Cancel' discards it.
  const kept = useMemo(() => noteDraft(me.id, note.id), [me.id, note.id]);
  // What this edit began with, whatever arrives meanwhile.
  const [begun] = useState(() => ({ text: note.text, editedAt: note.editedAt, ...kept.read() }));
  const { editedAt } = begun;
  const [text, setText] = useState(begun.text);
  const close = () => {
    kept.clear();
    onClose();
  };
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(OFFICE_TEXTS.noteEmpty);
    try {
      await trigger({ chatId, noteId: note.id, text, editedAt });
      close();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <form
      noValidate
      aria-label="Edit note"
      onSubmit={(event) => void save(event)}
      className="mt-1 grid gap-2"
    >
      <Field label="Note" hideLabel {...(problem && { error: problem })}>
        <Textarea
          autoFocus={!isResumed}
          rows={3}
          maxLength={NOTE_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === note.text) kept.clear();
            else kept.write({ text: target.value, editedAt });
            setProblem(undefined);
          }}
          className="min-h-20!"
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="s" busy={isMutating} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" size="s" disabled={isMutating} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** “Amara Hale assigned this chat to Sam Lee”: a line in the order of the notes. */
function Line({ note }: { note: OfficeNote }) {
  const by = note.author && <bdi>{note.author.name}</bdi>;
  const to = note.assignee && <bdi>{note.assignee.name}</bdi>;
  return (
    <li className="px-1 text-xs text-ink-soft">
      {note.kind === 'settled' && <>{by ?? INBOX_TEXTS.unknownUser} marked this as answered</>}
      {note.kind === 'assigned' && to && (
        <>
          {by ?? INBOX_TEXTS.unknownUser} assigned this chat to {to}
        </>
      )}
      {note.kind === 'assigned' &&
        !to &&
        (by ? <>{by} unassigned this chat</> : 'No longer assigned to anyone')}{' '}
      · <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
    </li>
  );
}
