import { newMessages } from '../../model/chat-words';

/** Between the messages of two days. */
export function DayDivider({ name }: { name: string }) {
  return (
    <li className="flex justify-center py-3">
      <span className="rounded-full border border-line bg-surface px-3.5 py-0.5 text-xs text-ink-soft">
        {name}
      </span>
    </li>
  );
}

/** Above the first unread message. */
export function UnreadDivider({ count }: { count: number }) {
  return (
    <li
      data-unread
      className="flex items-center gap-3 py-3 text-xs font-[620] text-accent-ink before:h-0.5 before:flex-1 before:bg-accent after:h-0.5 after:flex-1 after:bg-accent"
    >
      {newMessages(count)}
    </li>
  );
}
