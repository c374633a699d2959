import { WIDGET_WAIT, type WidgetEvent } from '@hearthside/contract/donation/fields';
import { useEffect, useState, type RefObject } from 'react';

/** The widget's page gives up after its looks; a while more for that page itself to come. */
const PATIENCE_MS = WIDGET_WAIT.everyMs * WIDGET_WAIT.times + 2000;
/** No page of anybody's choosing makes the portal's endlessly long. */
const TALLEST = 3000;

const isWidgetEvent = (data: unknown): data is WidgetEvent =>
  typeof data === 'object' && data !== null && 'widget' in data;

/**
 * How tall the framed donation widget is: 0 while it is awaited, null once it is sure that it does not come
 * (part 2 §9). It is away too where it says that it is there and then draws nothing, as with a wrong id.
 */
export function useWidgetHeight(frame: RefObject<HTMLIFrameElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(0);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      // Only the frame's own word counts. It is known by its window: a sandboxed frame has no origin to go by.
      if (!source || source !== frame.current?.contentWindow || !isWidgetEvent(data)) return;
      if (data.widget === 'away') setHeight(null);
      else if (data.widget === 'ready' && Number.isFinite(data.height)) {
        setThere(true);
        setHeight(Math.min(TALLEST, Math.max(0, data.height)));
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
  useEffect(() => {
    // Once for its page to come, and once more for what it draws.
    const timer = setTimeout(() => setHeight((now) => (now === 0 ? null : now)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return height;
}
