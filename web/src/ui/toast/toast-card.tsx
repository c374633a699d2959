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

/** Calls `onEnd` after this many milliseconds, not counting the time in which it is held. */
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

// In milliseconds. Errors and chances to undo stay longer: they have to be read, and sometimes acted on. Work in
// progress stays until its end is reported.
const lifetimes = { success: 5000, error: 10_000, undo: 8000, working: 30 * 60_000 };

/** How long a dialog that was just answered takes to fade and hand the focus back, in milliseconds. */
const FADE_MS = 300;

export interface ToastCardProps {
  item: ToastItem;
  onClose: () => void;
}

/** One message. Its time is paused while the pointer or the focus is on it, or while nobody can see it. */
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
    // The library makes the item focusable, without a name, and restores the focus on its own.
    element?.closest('li')?.removeAttribute('tabindex');
    return () => {
      // However the card went, also by a swipe: the focus must not be lost with it.
      if (element?.contains(document.activeElement)) goBack();
    };
  }, []);

  const bad = item.kind === 'error';
  const below = item.kind === 'error' ? item.reason : item.about;
  return (
    <div
      ref={card}
      role={bad ? 'alert' : undefined}
      // Not on pointer enter: a message that appears under a resting pointer is not being read.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click leaves the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={(event) => {
        // Otherwise the library would move the focus back whenever it leaves, even to a field that was clicked.
        event.stopPropagation();
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
      onKeyDown={(event) => {
        if (event.key === 'Tab' && isLastStop(event)) {
          // After the toasts comes the end of the document. Tabbing on continues where the member was.
          event.preventDefault();
          goBack();
        }
        if (event.key !== 'Escape') return;
        // Escape closes the message, not the dialog below it.
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

/** Whether the focus would leave the toasts. */
function isLastStop({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>) {
  const messages = currentTarget.closest('ol') ?? currentTarget;
  const stops = [...messages.querySelectorAll('button')];
  return target === stops.at(shiftKey ? 0 : -1);
}

/** A page that moves the focus to what comes next after each action, and tells by which key a toast is reached. */
const MOVES_FOCUS = '[data-moves-focus]';

/** Moves the focus to Undo for keyboard users, because the toast is far from where they are. */
function useUndoFocus(undo: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const before = inputCount();
    const timer = setTimeout(() => {
      if (document.querySelector(MOVES_FOCUS)) return;
      // Don't take anybody out of a field that they are still typing in.
      const typing = before !== inputCount() && document.activeElement?.matches('input, textarea');
      if (lastInputWasKeyboard() && !typing) undo.current?.focus({ preventScroll: true });
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [undo]);
}

/** Whether the page is in a hidden tab. */
function useHidden() {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
