import type { Message, Quote } from '@hearthside/contract/inbox/fields';
import { draft, type Draft } from '@/lib/drafts/draft';
import { quoteNow } from './quote';

const watchers = new Set<() => void>();
const notify = () => watchers.forEach((watcher) => watcher());

/** Calls `watcher` when a draft changes in this tab or another one, until the returned function is called. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** A message that is being written: its text, the message it answers, and what is known of the rest. */
export interface Typed {
  text: string;
  replyTo?: Quote | undefined;
  /** How many files wait with it. The outbox stores the files themselves. */
  files?: number | undefined;
  /** The numbers of withdrawn messages that it consists of. Any of them may have been sent all the same. */
  withdrawn?: readonly string[] | undefined;
}

/** Changes parts of a draft. One that has nothing left to send is cleared. */
export function patchDraft(kept: Draft<Typed>, part: Partial<Typed>): void {
  const typed = { text: '', ...kept.read(), ...part };
  if (typed.text === '' && !typed.replyTo && !typed.files) kept.clear();
  else kept.write(typed);
}

/** What was typed into a chat and not yet sent. Stored on this device, so it survives a sign-out. */
export function composerDraft(memberId: number, chatId: number): Draft<Typed> {
  const kept = draft<Typed>(memberId, `inbox.${chatId}`);
  return {
    read: kept.read,
    write(typed) {
      kept.write(typed);
      notify();
    },
    clear() {
      kept.clear();
      notify();
    },
  };
}

/** Rewrites the quote in a draft if its message is among these and has changed since: its former words are gone. */
export function requoteDraft(kept: Draft<Typed>, messages: readonly Message[]): void {
  const typed = kept.read();
  const replyTo = typed?.replyTo;
  if (!replyTo) return;
  const now = quoteNow(
    replyTo,
    messages.find(({ id }) => id === replyTo.id),
  );
  if (now !== replyTo) kept.write({ ...typed, replyTo: now });
}

interface EditDraft {
  text: string;
  /** When the message had been edited last as this edit began. */
  editedAt: string | null;
}

/** The new words of one's own message, as typed and not yet saved. Stored on this device, like what is typed to send. */
export const editDraft = (memberId: number, messageId: number): Draft<EditDraft> =>
  draft(memberId, `inbox.edit.${messageId}`);
