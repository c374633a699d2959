import { draft, type Draft } from '@/lib/drafts/draft';

const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watcher) => watcher());

/** Calls `watcher` when a draft changes in this tab or another one, until the returned function is called. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** What was typed into a chat and not yet sent. Stored on this device, so it survives a sign-out. */
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
