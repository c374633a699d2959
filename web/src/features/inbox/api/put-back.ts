import type { Message } from '@hearthside/contract/inbox/fields';
import { CHAT_FILES_MAX } from '@hearthside/contract/inbox/file';
import { toast } from '@/ui/toast/toast';
import { composerDraft, patchDraft } from '../model/composer-draft';
import { fileShelf } from '../model/file-shelf';
import { stage } from '../model/file-staging';
import { newId } from '../model/new-item';
import type { OutboxItem } from '../outbox/model/outbox';

const watchers = new Set<{ chatId: number; watcher: () => void }>();

/** Calls `watcher` when a chat's draft was changed from outside its composer, until the returned function is called. */
export function watchPutBack(chatId: number, watcher: () => void): () => void {
  const entry = { chatId, watcher };
  watchers.add(entry);
  return () => void watchers.delete(entry);
}

const notify = (chatId: number) => {
  for (const entry of watchers) if (entry.chatId === chatId) entry.watcher();
};

/** Whether the files of a message have room beside those that are chosen already. */
export const hasRoomFor = (memberId: number, { chatId, files }: OutboxItem): boolean =>
  fileShelf(memberId, chatId).read().length + files.length <= CHAT_FILES_MAX;

/** Adds files to those that are chosen for a chat's next message, as many as have room. Returns all of them. */
function stageBeside(memberId: number, chatId: number, files: readonly File[]): File[] {
  const shelf = fileShelf(memberId, chatId);
  const staged = stage(shelf.read(), files, newId, true).files;
  shelf.write(staged);
  return staged.map(({ file }) => file);
}

/**
 * Puts a withdrawn message back into the composer, before what is typed there by now. Returns all files that are
 * chosen then. `asNew`: it is sent as another message; else under the same number, so that it is there once even if
 * it had arrived.
 */
export function putBack(
  memberId: number,
  { chatId, clientId, sendAs, content, replyTo }: OutboxItem,
  files: readonly File[],
  asNew: boolean,
): File[] {
  const draft = composerDraft(memberId, chatId);
  const typed = draft.read();
  const chosen = stageBeside(memberId, chatId, files);
  const text = [content, typed?.text ?? ''].filter((part) => part !== '').join('\n');
  const withdrawn = [...(typed?.withdrawn ?? []), ...(asNew ? [] : [sendAs ?? clientId])];
  const answered = typed?.replyTo ?? replyTo;
  patchDraft(draft, { text, replyTo: answered, files: chosen.length, withdrawn });
  notify(chatId);
  return chosen;
}

/** Puts files beside those that are chosen for a chat's next message. Returns all that are chosen then. */
export function putBeside(memberId: number, chatId: number, files: readonly File[]): File[] {
  const chosen = stageBeside(memberId, chatId, files);
  patchDraft(composerDraft(memberId, chatId), { files: chosen.length });
  notify(chatId);
  return chosen;
}

/** A message of the member is on the server. If it was withdrawn it had been sent all the same, which they are told. */
export function notePutBack(memberId: number, { chatId, clientId, content }: Message): void {
  const draft = composerDraft(memberId, chatId);
  const typed = draft.read();
  if (!typed?.withdrawn?.includes(clientId)) return;
  const withdrawn = typed.withdrawn.filter((id) => id !== clientId);
  // What was not changed since is sent already.
  const isSame = (typed.text ?? '').trim() === content.trim() && !typed.files;
  patchDraft(draft, isSame ? { text: '', replyTo: undefined, withdrawn } : { withdrawn });
  notify(chatId);
  toast.error('Your message was already sent', 'It was too late to withdraw it.');
}
