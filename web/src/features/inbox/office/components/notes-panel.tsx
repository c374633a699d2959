import type { Chat } from '@hearthside/contract/inbox/fields';
import { NOTE_MAX, OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { NotebookPen } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { useInboxStore } from '../../api/use-inbox';
import { useAddNote, useNotes } from '../api/use-notes';
import { NoteRow } from './note-row';

/** The notes of the office about a chat, which its people never see, and who took care of it when. */
export function NotesPanel({ chat }: { chat: Pick<Chat, 'id'> }) {
  const { data, error, isLoading, mutate } = useNotes(chat.id);
  return (
    <div className="grid gap-4 pt-3">
      <p className="text-xs text-ink-soft">Only admins see these notes.</p>
      <NewNote key={chat.id} chatId={chat.id} />
      <AsyncView
        data={data?.notes}
        error={error}
        isLoading={isLoading}
        retry={() => void mutate()}
        errorTitle="The notes could not be loaded"
        errorMessage={(reason) => messageOf(reason)}
        skeleton={<Skeleton className="h-20 w-full" />}
        empty={<EmptyState icon={<NotebookPen size={28} aria-hidden />} title="No notes yet" />}
      >
        {(notes) => (
          <ol aria-label="Office notes" className="grid gap-3">
            {notes.toReversed().map((note) => (
              <NoteRow key={note.id} chatId={chat.id} note={note} />
            ))}
          </ol>
        )}
      </AsyncView>
    </div>
  );
}

/** Writes a note. What is typed stays while other chats are open. */
function NewNote({ chatId }: { chatId: number }) {
  const { noteDrafts } = useInboxStore();
  const { trigger, isMutating } = useAddNote();
  const [text, setText] = useState(() => noteDrafts.get(chatId) ?? '');
  const [problem, setProblem] = useState<string>();
  const type = (typed: string) => {
    setText(typed);
    setProblem(undefined);
    noteDrafts.set(chatId, typed);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(OFFICE_TEXTS.noteEmpty);
    try {
      await trigger({ chatId, text });
      type('');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <form
      noValidate
      aria-label="New note"
      onSubmit={(event) => void save(event)}
      className="grid gap-2"
    >
      <Field label="New note" {...(problem && { error: problem })}>
        <Textarea
          rows={3}
          maxLength={NOTE_MAX}
          value={text}
          onChange={({ target }) => type(target.value)}
          className="min-h-20!"
        />
      </Field>
      <Button
        type="submit"
        size="s"
        busy={isMutating}
        busyLabel="Saving..."
        className="justify-self-start"
      >
        Add note
      </Button>
    </form>
  );
}
