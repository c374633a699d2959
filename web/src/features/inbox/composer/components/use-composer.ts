import type { Quote } from '@hearthside/contract/inbox/fields';
import { CHAT_FILES_MAX } from '@hearthside/contract/inbox/file';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { useOutbox } from '../../api/use-outbox';
import { useTypingIn } from '../../api/use-typing-in';
import { composerDraft, patchDraft } from '../../model/composer-draft';
import { textRoom } from '../../model/composer-rules';
import { fileShelf } from '../../model/file-shelf';
import { putBeside, watchPutBack } from '../../api/put-back';
import { isOwnSession } from '@/lib/outbox/own-call';
import { toast } from '@/ui/toast/toast';
import { stage, type RefusedFile, type StagedFile } from '../../model/file-staging';

/** The message that is answered. */
export interface Answering {
  replyTo: Quote | undefined;
  /** Answers none. */
  end: () => void;
  /** The answer, or another message, was sent. */
  sent: () => void;
}

/** A message to a chat while it is written. Text and files are stored until it is sent. */
export function useComposer(chatId: number, { replyTo, sent }: Answering) {
  const memberId = useMe().id;
  const outbox = useOutbox();
  const { emitTyping } = useTypingIn(chatId);
  const { draft, shelf } = useMemo(
    () => ({ draft: composerDraft(memberId, chatId), shelf: fileShelf(memberId, chatId) }),
    [memberId, chatId],
  );
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const [files, setFiles] = useState(shelf.read);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const room = textRoom(text);
  const ready = !room.tooLong && (!room.isEmpty || files.length > 0);

  useEffect(() => {
    // Another tab has typed or sent something in the same chat: an inactive tab follows it.
    const follow = () => {
      if (!document.hasFocus()) setText(draft.read()?.text ?? '');
    };
    window.addEventListener('storage', follow);
    const stop = watchPutBack(chatId, () => {
      setText(draft.read()?.text ?? '');
      setFiles(shelf.read());
    });
    return () => {
      window.removeEventListener('storage', follow);
      stop();
    };
  }, [draft, shelf, chatId]);

  useEffect(() => {
    let isHere = true;
    const takeUp = (kept: readonly File[]) => {
      // Files that were chosen in the meantime are newer.
      if (!isHere || shelf.read().length > 0) return;
      if (kept.length !== (draft.read()?.files ?? 0)) patchDraft(draft, { files: kept.length });
      if (kept.length === 0) return;
      const staged = stage([], kept, newFileId, true).files;
      shelf.write(staged);
      setFiles(staged);
    };
    if (shelf.read().length === 0) void outbox.staged(chatId).then(takeUp);
    return () => void (isHere = false);
  }, [outbox, draft, shelf, chatId]);

  const keepText = (typed: string) => {
    setText(typed);
    patchDraft(draft, { text: typed, replyTo });
  };
  const keepFiles = (staged: readonly StagedFile[]) => {
    setFiles(staged);
    shelf.write(staged);
    const chosen = staged.map(({ file }) => file);
    outbox.stage(chatId, chosen);
    patchDraft(draft, { files: staged.length });
  };
  return {
    text,
    files,
    refused,
    room,
    ready,
    type(typed: string) {
      keepText(typed);
      if (typed !== '') emitTyping();
    },
    addFiles(chosen: readonly File[]) {
      const staged = stage(files, chosen, newFileId);
      keepFiles(staged.files);
      setRefused(staged.refused);
    },
    removeFile(id: string) {
      keepFiles(files.filter((file) => file.id !== id));
      setRefused([]);
    },
    clearRefused: () => setRefused([]),
    /** Sends what was spoken as a message of its own. What is typed stays. */
    sendVoice(file: File) {
      outbox.send(chatId, '', [file], replyTo);
      sent();
    },
    /** Keeps what was spoken beside the files of the next message: the chat was left before it was sent. */
    keepVoice(file: File) {
      if (!isOwnSession(memberId)) return;
      const kept = putBeside(memberId, chatId, [file]);
      outbox.stage(chatId, kept);
      if (kept.includes(file)) {
        toast.success('Recording saved', 'It’s in the chat, ready to send.');
      } else {
        const why = `The chat already has ${CHAT_FILES_MAX} files ready to send.`;
        toast.error('Your recording could not be saved', why);
      }
    },
    /** Hands it to the outbox, which makes sure that it arrives. Does nothing if there is nothing to send. */
    send() {
      if (!ready) return;
      outbox.send(
        chatId,
        text.trim(),
        files.map(({ file }) => file),
        replyTo,
        // The last one is that which this message takes the place of.
        ...(draft.read()?.withdrawn ?? []).slice(-1),
      );
      draft.clear();
      keepText('');
      sent();
      keepFiles([]);
      setRefused([]);
    },
  };
}

let lastFileId = 0;
const newFileId = () => String((lastFileId += 1));

export type ComposerState = ReturnType<typeof useComposer>;
