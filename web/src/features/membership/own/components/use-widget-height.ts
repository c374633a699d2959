import { WIDGET_WAIT, type WidgetEvent } from '@hearthside/contract/donation/fields';
import { useEffect, useState, type RefObject } from 'react';

/** In milliseconds. The widget's page gives up after its polls. This adds some time for that page itself to load. */
const PATIENCE_MS = WIDGET_WAIT.everyMs * WIDGET_WAIT.times + 2000;
/** In pixels. No embedded page may make the portal's page endlessly long. */
const TALLEST = 3000;

const isWidgetEvent = (data: unknown): data is WidgetEvent =>
  typeof data === 'object' && data !== null && 'widget' in data;

/**
 * The height of the framed donation widget: 0 while it is loading, null once it is clear that it won't load (part 2
 * §9). It also counts as away if it says that it is ready but draws nothing, as with a wrong id.
 */
export function useWidgetHeight(frame: RefObject<HTMLIFrameElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(0);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      // Only messages from the frame count. They are recognized by their window, because a sandboxed frame has an
      // opaque origin.
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
    // Once for its page to load, and once more for what it draws.
    const timer = setTimeout(() => setHeight((now) => (now === 0 ? null : now)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return height;
}
