import { ArrowDown } from 'lucide-react';
import clsx from 'clsx';

export interface DownButtonProps {
  /** How many messages further down are unread. */
  count: number;
  onPress: () => void;
}

/** Shown at the bottom of a thread that was scrolled up: jumps to the newest message. */
export function DownButton({ count, onPress }: DownButtonProps) {
  const hasNewMessages = count > 0;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={hasNewMessages ? undefined : 'Jump to latest'}
      title={hasNewMessages ? undefined : 'Jump to latest'}
      className={clsx(
        'absolute right-4 bottom-3 z-10 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border text-s font-semibold shadow-2 transition-colors duration-150',
        hasNewMessages
          ? 'border-accent bg-accent px-4 text-accent-on'
          : 'border-line-strong bg-surface text-ink hover:bg-surface-sunken',
      )}
    >
      <ArrowDown size={18} aria-hidden />
      {hasNewMessages && `Jump to latest (${count} unread)`}
    </button>
  );
}
