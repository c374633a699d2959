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
  /** What is not kept may be lost: the member said so. */
  forget: () => void;
}

/** States in which there is something to note: nothing gets to the server by itself, or it has all. */
const TO_NOTE: SaveState['state'][] = ['kept', 'held', 'waits', 'failed', 'conflict'];

/** A keeper that notes in this tab what the server has not got. */
function notingAutosave(memberId: number, start: AutosaveStart, listeners: AutosaveListeners) {
  let isForgotten = false;
  const late = () => {
    note();
    listeners.late();
  };
  const autosave = blogAutosave(start, { ...listeners, late });
  const note = () => {
    const id = autosave.id();
    // It may have been noted before it got its name.
    if (start.id === undefined && id !== undefined) clearUnsent(memberId, undefined);
    const unsent = isForgotten ? undefined : autosave.unsent();
    if (unsent) storeUnsent(memberId, id, unsent);
    else clearUnsent(memberId, id);
  };
  return { autosave, note, forget: () => void (isForgotten = true) };
}

/**
 * Keeps what is written as a draft on the server, and what has not got there yet in this tab: a reload in the
 * wrong moment loses nothing.
 */
export function useBlogAutosave(
  memberId: number,
  start: AutosaveStart,
  draft: BlogDraft,
  /** The server's word on the blog. Taken at the beginning. */
  onSaved: (answered: Answered) => void,
): BlogAutosaving {
  const [saveState, setSaveState] = useState<SaveState>({ state: 'kept' });
  const invalidate = useInvalidate();
  const [{ autosave, note, forget }] = useState(() => {
    const late = () => void invalidate('blog', 'history');
    const saved = (answered: Answered) => {
      onSaved(answered);
      late();
    };
    return notingAutosave(memberId, start, { onState: setSaveState, saved, late });
  });

  useEffect(() => autosave.typed(draft), [autosave, draft]);
  // Once the keeper knows what is written: what the page before had noted is compared before it is forgotten.
  useEffect(() => {
    if (TO_NOTE.includes(saveState.state)) note();
  }, [note, saveState]);

  useEffect(() => {
    autosave.go();
    // Phones throw away pages in the background without another word.
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

  return { autosave, saveState, forget };
}
