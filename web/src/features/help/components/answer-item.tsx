import type { HelpItem } from '@hearthside/contract/help/endpoints';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMedia } from '@/lib/use-media';
import { OwnWords } from '@/ui/email-text';
import { AnswerBody } from './answer-body';

export interface AnswerItemProps {
  item: HelpItem;
  /** Whether it is the answer in the address. If so, it is scrolled to. */
  isAsked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** The actions on it, for those who may use them. */
  menu: ReactNode;
}

/** A question, which opens and closes its answer. */
export function AnswerItem({ item, isAsked, isOpen, onToggle, menu }: AnswerItemProps) {
  const id = useId();
  // On paper nothing can be opened.
  const isOnPaper = useMedia('print');
  const isShown = isOpen || isOnPaper;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    button.current?.scrollIntoView?.({ block: 'start' });
    button.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li className="min-w-0 rounded-m border border-line bg-surface shadow-1">
      <div className="flex items-start">
        <h2 className="min-w-0 flex-1 font-body text-m font-[650] tracking-normal">
          <button
            ref={button}
            type="button"
            data-prints
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-13 w-full scroll-mt-4 items-center gap-3 rounded-m px-4 py-3 text-left hover:text-brand-strong sm:px-5"
          >
            <ChevronDown
              size={20}
              aria-hidden
              className={clsx(
                'shrink-0 text-ink-soft transition-transform duration-200 print:hidden',
                !isOpen && '-rotate-90',
              )}
            />
            <span className="min-w-0">
              <OwnWords text={item.question} />
            </span>
          </button>
        </h2>
        {menu && <div className="shrink-0 p-1 print:hidden">{menu}</div>}
      </div>
      <div id={id} hidden={!isShown} className="px-4 pb-4 sm:pr-5 not-print:sm:pl-13">
        {isShown && <AnswerBody item={item} />}
      </div>
    </li>
  );
}
