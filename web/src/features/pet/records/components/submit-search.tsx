import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';

export interface SubmitSearchProps {
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  /** The field's label for screen readers. */
  label: string;
}

/** A search that runs on Enter or on its icon, not while typing (part 1 §2.11). */
export function SubmitSearch({ value, onSearch, label }: SubmitSearchProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <form
      role="search"
      aria-labelledby={id}
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <button
        type="submit"
        aria-label="Search"
        title="Search"
        className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <Search size={18} aria-hidden />
      </button>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder="Search..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-11 w-full min-w-0 rounded-full border border-line-control bg-surface pr-11 pl-11 transition-colors duration-150 hover:border-ink-faint focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {(text || value) && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </form>
  );
}
