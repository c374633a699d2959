import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ASKED_FROM } from '../model/recording';
import { Recorder, type RecorderState } from './recorder';

/** Whether so much was recorded that it is not thrown away unasked. */
const isLong = (state: RecorderState) => 'ms' in state && state.ms >= ASKED_FROM * 1000;

/**
 * The recording of a chat. It ends, and the microphone is released, when the chat or the page is left. `onLeft` gets what
 * was recorded until the chat was left, unless that was only a moment.
 */
export function useRecorder(onLeft: (file: File) => void) {
  const [recorder] = useState(() => new Recorder());
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  const keep = useRef(onLeft);
  useEffect(() => {
    keep.current = onLeft;
  }, [onLeft]);
  useEffect(() => {
    const cancel = () => recorder.cancel();
    window.addEventListener('pagehide', cancel);
    return () => {
      window.removeEventListener('pagehide', cancel);
      if (!isLong(recorder.state())) return cancel();
      void recorder.finish().then((file) => file && keep.current(file));
    };
  }, [recorder]);
  return { recorder, state };
}
