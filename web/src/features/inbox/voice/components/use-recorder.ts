import { useEffect, useState, useSyncExternalStore } from 'react';
import { Recorder } from './recorder';

/** The recording of a chat. It ends, and the microphone is released, when the chat or the page is left. */
export function useRecorder() {
  const [recorder] = useState(() => new Recorder());
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  useEffect(() => {
    const leave = () => recorder.cancel();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [recorder]);
  return { recorder, state };
}
