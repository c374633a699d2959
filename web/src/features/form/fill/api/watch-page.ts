/** What a page is told of its own coming and going. */
export interface PageEvents {
  /** Nobody sees it any more, and it may be gone in a moment. */
  onHidden: () => void;
  onSeen: () => void;
  onOnline: () => void;
}

/** Watches the page; answers what ends it. */
export function watchPage({ onHidden, onSeen, onOnline }: PageEvents): () => void {
  const turn = () => (document.visibilityState === 'hidden' ? onHidden() : onSeen());
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('focus', turn);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('focus', turn);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onHidden);
  };
}
