import type { Quote } from '@hearthside/contract/inbox/fields';
import { quotedWords } from '../../model/answering';
import { useMessageActions } from './message-actions';

export interface QuoteBlockProps {
  quote: Quote;
  /** Who wrote it. */
  name: string;
}

/** Above a reply: what it answers. A press shows that message in its place. */
export function QuoteBlock({ quote, name }: QuoteBlockProps) {
  const { show } = useMessageActions();
  return (
    <button
      type="button"
      onClick={() => show(quote.id)}
      className="block min-h-11 max-w-full rounded-s border-l-3 border-line-strong bg-surface px-3 py-1 text-left text-s text-ink-soft hover:border-brand hover:text-ink"
    >
      <span className="sr-only">In reply to </span>
      <QuoteWords quote={quote} name={name} />
    </button>
  );
}

/** The author of a quote and its first words. */
export function QuoteWords({ quote, name }: QuoteBlockProps) {
  return (
    <>
      <span dir="auto" className="block truncate text-xs font-[620]">
        {name}
      </span>
      <span dir="auto" className="block truncate">
        {quotedWords(quote)}
      </span>
    </>
  );
}
