import { useEffect, useState } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import {
  blogAutosave,
  type Answered,
  type BlogAutosave,
  type AutosaveListeners,
  type SaveState,
} from '../../api/blog-autosave';
import type { AutosaveStart } from '../../api/blog-sender';
import type { BlogDraft } from '../../model/blog-draft';
import { clearUnsent, storeUnsent } from '../../model/unsent-blog';

export interface BlogAutosaving {
  autosave: BlogAutosave;
  saveState: SaveState;
  /** Called when the member has accepted that unsaved text may be lost. */
  clear: () => void;
}

/** States in which there is something to store: nothing is sent automatically, or the server has everything. */
const TO_NOTE: SaveState['state'][] = ['kept', 'held', 'waits', 'failed', 'conflict'];

/** An autosave that stores in this tab what the server does not have. */
function notingAutosave(memberId: number, start: AutosaveStart, listeners: AutosaveListeners) {
  let isForgotten = false;
  const late = () => {
    note();
    listeners.late();
  };
  const autosave = blogAutosave(start, { ...listeners, late });
  const note = () => {
    const id = autosave.id();
    // It may have been stored before the blog got its id.
    if (start.id === undefined && id !== undefined) clearUnsent(memberId, undefined);
    const unsent = isForgotten ? undefined : autosave.unsent();
    if (unsent) storeUnsent(memberId, id, unsent);
    else clearUnsent(memberId, id);
  };
  return { autosave, note, clear: () => void (isForgotten = true) };
}

/**
 * Saves what is written as a draft on the server, and stores in this tab what has not arrived there yet. A reload at
 * the wrong moment loses nothing.
 */
export function useBlogAutosave(
  memberId: number,
  start: AutosaveStart,
  draft: BlogDraft,
  /** Called with the server's answer. The first function passed is used throughout. */
  onSaved: (answered: Answered) => void,
): BlogAutosaving {
  const [saveState, setSaveState] = useState<SaveState>({ state: 'kept' });
  const invalidate = useInvalidate();
  const [{ autosave, note, clear }] = useState(() => {
    const late = () => void invalidate('blog', 'history');
    const saved = (answered: Answered) => {
      onSaved(answered);
      late();
    };
    return notingAutosave(memberId, start, { onState: setSaveState, saved, late });
  });

  useEffect(() => autosave.typed(draft), [autosave, draft]);
  // Runs after the autosave knows what is written: what the previous page had stored is compared before it is
  // cleared.
  useEffect(() => {
    if (TO_NOTE.includes(saveState.state)) note();
  }, [note, saveState]);

  useEffect(() => {
    autosave.go();
    // Phones discard background pages without warning.
    const hidden = () => void (document.visibilityState === 'hidden' && note());
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', note);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', note);
      note();
      autosave.stop();
    };
  }, [autosave, note]);

  return { autosave, saveState, clear };
}
