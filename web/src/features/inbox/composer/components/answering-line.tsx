import type { Quote } from '@hearthside/contract/inbox/fields';
import { Reply, X } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { QuoteWords } from '../../thread/components/quote-block';

export interface AnsweringLineProps {
  quote: Quote;
  name: string;
  onEnd: () => void;
}

/** Above the text that is typed: which message it answers. */
export function AnsweringLine({ quote, name, onEnd }: AnsweringLineProps) {
  return (
    <div
      role="group"
      aria-label="Reply"
      className="mb-3 flex items-center gap-3 rounded-m border border-line bg-canvas py-1 pr-0.5 pl-3"
    >
      <Reply size={18} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 text-s text-ink-soft">
        <QuoteWords quote={quote} name={name} />
      </div>
      <IconButton label="Cancel reply" icon={<X size={18} aria-hidden />} onClick={onEnd} />
    </div>
  );
}
