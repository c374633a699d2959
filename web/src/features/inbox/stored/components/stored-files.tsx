import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { FileIcon } from '@/features/file';

/** The files of a stored message, by their names: they themselves need a connection. */
export function StoredFiles({ attachments }: { attachments: readonly ChatAttachment[] }) {
  return (
    <ul className="grid max-w-full grid-cols-[minmax(0,1fr)] gap-1.5">
      {attachments.map(({ id, kind, title }) => (
        <li
          key={id}
          className="flex min-h-14 items-center gap-3 rounded-m border border-line bg-surface px-3 py-2 text-left text-ink"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
            <FileIcon kind={kind} />
          </span>
          <span className="min-w-0 flex-1">
            <span dir="auto" className="line-clamp-2 text-s font-[560] wrap-anywhere">
              {title}
            </span>
            <span className="block text-xs text-ink-soft">Opens with a connection</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
