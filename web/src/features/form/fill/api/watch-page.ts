/** Events of the page's visibility and connection. */
export interface PageEvents {
  /** The page is hidden, and may be gone in a moment. */
  onHidden: () => void;
  onSeen: () => void;
  onOnline: () => void;
}

/** Watches the page. Returns a function that stops this. */
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
