import { draft, type Draft } from '@/lib/drafts/draft';

const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watcher) => watcher());

/** Calls when a draft of this tab or of another one is a different one, until the answer is called. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** What was typed into a chat and not yet sent; kept on this device, so it outlives a sign-out. */
export function composerDraft(memberId: number, chatId: number): Draft<{ text: string }> {
  const kept = draft<{ text: string }>(memberId, `inbox.${chatId}`);
  return {
    read: kept.read,
    write(typed) {
      kept.write(typed);
      tell();
    },
    clear() {
      kept.clear();
      tell();
    },
  };
}
