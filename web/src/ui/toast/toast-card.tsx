import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { goBack, inputCount, lastInputWasKeyboard } from '@/ui/dialogs/focus-trail';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import type { ToastItem } from '@/ui/toast/toast-queue';

/** Calls `onEnd` after so many milliseconds, of which those do not count in which it is held. */
function useLifetime(ms: number, held: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
}

// Errors and chances to undo stay longer: they have to be read, sometimes acted on. What is under way is
// there until its end is told.
const lifetimes = { success: 5000, error: 10_000, undo: 8000, working: 30 * 60_000 };

/** Until a dialog that was just answered has faded and handed the focus back. */
const FADE_MS = 300;

export interface ToastCardProps {
  item: ToastItem;
  onClose: () => void;
}

/** One message. Its time stands still while the pointer or the focus is on it, or nobody can see it. */
export function ToastCard({ item, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHidden();
  const close = useCallback(() => {
    if (card.current?.contains(document.activeElement)) goBack();
    onClose();
  }, [onClose]);

  useLifetime(lifetimes[item.kind], hovered || focused || hidden, close);
  useUndoFocus(undo);
  useLayoutEffect(() => {
    const element = card.current;
    // The library makes the item a stop of its own, without a name and with a memory of the focus.
    element?.closest('li')?.removeAttribute('tabindex');
    return () => {
      // However it went, by a swipe too: the focus does not go with it.
      if (element?.contains(document.activeElement)) goBack();
    };
  }, []);

  const bad = item.kind === 'error';
  const below = item.kind === 'error' ? item.reason : item.about;
  return (
    <div
      ref={card}
      role={bad ? 'alert' : undefined}
      // Not on entering: a message that comes up under a resting pointer is not being read.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click leaves the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={(event) => {
        // The library would send the focus back whenever it leaves, even to a field that was clicked.
        event.stopPropagation();
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
      onKeyDown={(event) => {
        if (event.key === 'Tab' && isLastStop(event)) {
          // Beyond is the end of the document; whoever goes on, goes on where they were.
          event.preventDefault();
          goBack();
        }
        if (event.key !== 'Escape') return;
        // The message goes, not the dialog below it.
        event.stopPropagation();
        close();
      }}
      className="flex w-full items-center gap-3 rounded-m border border-line bg-surface py-1.5 pr-1.5 pl-4 font-body text-s text-ink shadow-2 sm:w-[22.25rem]"
    >
      <KindIcon kind={item.kind} />
      <p className="min-w-0 flex-1 py-1.5">
        {item.text}
        {below && (
          <span dir="auto" className="block wrap-anywhere text-ink-soft">
            {' '}
            {below}
          </span>
        )}
      </p>
      {item.kind === 'undo' && (
        <button
          ref={undo}
          type="button"
          onClick={() => {
            item.onUndo();
            close();
          }}
          className="min-h-11 rounded-s px-3 font-semibold text-brand-strong hover:bg-brand-soft"
        >
          Undo
        </button>
      )}
      <IconButton label="Dismiss" icon={<X size={18} aria-hidden />} onClick={close} />
    </div>
  );
}

function KindIcon({ kind }: Pick<ToastItem, 'kind'>) {
  if (kind === 'working') return <Spinner className="shrink-0 text-brand-strong" />;
  if (kind === 'error')
    return <OctagonAlert size={20} aria-label="Error" className="shrink-0 text-bad" />;
  return <CircleCheck size={20} aria-hidden className="shrink-0 text-good" />;
}

/** Whether the focus would leave the messages. */
function isLastStop({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>) {
  const messages = currentTarget.closest('ol') ?? currentTarget;
  const stops = [...messages.querySelectorAll('button')];
  return target === stops.at(shiftKey ? 0 : -1);
}

/** Whoever works by keyboard finds the focus on Undo: the message is far from where they are. */
function useUndoFocus(undo: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const before = inputCount();
    const timer = setTimeout(() => {
      // Nobody is taken out of a field they have gone on typing in.
      const typing = before !== inputCount() && document.activeElement?.matches('input, textarea');
      if (lastInputWasKeyboard() && !typing) undo.current?.focus({ preventScroll: true });
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [undo]);
}

/** Whether the page is in a tab that is not looked at. */
function useHidden() {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
