import { useEffect, useRef, useState } from 'react';
import { probeLink } from '@/lib/probe-link';
import { previewFailure } from '../model/shown-file';

interface Trouble {
  /** The link that was tried. Nothing is known yet about any other. */
  url: string;
  text: string;
  /** The file exists, but the browser can't show it. */
  there: boolean;
}

/** Why a picture or a video is not shown. The elements don't tell, so `fail` requests the link. */
export function useMediaTrouble(url: string, onRetry: () => void) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const fail = async () => {
    const status = await probeLink(url);
    if (left.current) return;
    const there = status === 200 || status === 206;
    setTrouble({ url, there, text: previewFailure(there ? undefined : status) });
  };
  const retry = () => {
    onRetry();
    setTrouble(undefined);
    setAttempt((before) => before + 1);
  };
  return {
    trouble: trouble?.url === url ? trouble : undefined,
    attempt,
    fail: () => void fail(),
    retry,
  };
}
