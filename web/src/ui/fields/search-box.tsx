import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { isComposing } from './composing';

export type SearchBoxProps = {
  value: string;
  onChange: (text: string) => void;
  /** Called as soon as the text changes, before the debounced `onChange`. */
  onType?: (() => void) | undefined;
  /** The box's name for screen readers, such as 'Search pets'. */
  label: string;
  placeholder?: string;
  /** How long to wait after the last key before `onChange`, in milliseconds. */
  debounce?: number;
  /** Called on Enter, after `onChange`. */
  onSubmit?: (text: string) => void;
  /** Set if its dialog opens with the focus on it. */
  autoFocus?: boolean;
  className?: string;
};

/** A search field with a clear button. Enter and clearing take effect at once. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, label, placeholder = 'Search...', debounce = 0, onSubmit } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // A value changed from outside (a cleared filter, the back button) is taken over. Our own echo is not, because more
  // may have been typed since it was sent.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const send = (next: string) => {
    setSent(next);
    onChange(next);
  };

  useEffect(() => {
    if (!debounce || text === sent) return;
    const timer = setTimeout(() => send(text), debounce);
    return () => clearTimeout(timer);
  });

  const type = (next: string) => {
    setText(next);
    props.onType?.();
    if (!debounce || !next) send(next);
  };
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault(); // a search inside a form must not send that form
    if (text !== sent) send(text);
    onSubmit?.(text);
  };

  return (
    // No form of its own: it may stand in one, and forms can't be nested. A page may have several, told apart by name.
    <div
      role="search"
      aria-labelledby={id}
      className={clsx('relative min-w-0 print:hidden', props.className)}
    >
      <Search
        size={18}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-faint"
      />
      <input
        id={id}
        type="search"
        dir="auto"
        data-autofocus={props.autoFocus || undefined}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={submit}
        className="h-11 w-full min-w-0 rounded-full border border-line-control bg-surface pr-11 pl-11 transition-colors duration-150 hover:border-ink-faint focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => type('')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
