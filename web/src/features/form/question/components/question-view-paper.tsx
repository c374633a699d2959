import type { FormFile } from '@hearthside/contract/form/fields';
import { ExternalLink, FileText } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { fileApi } from '@/lib/api/file-api';
import { openFile } from '@/lib/files/file-tab';
import { sizeWords } from '@/lib/files/size-words';
import { toast } from '@/ui/toast/toast';

const OPEN_FAILED = 'Failed to open file';

/** A PDF by its name. It opens in a new tab. */
export function QuestionPaper({ file: { name, size, url } }: { file: FormFile }) {
  const open = () =>
    void openFile(name, () => fileApi.download({ url })).catch((error: unknown) =>
      toast.error(messageOf(error, OPEN_FAILED)),
    );
  return (
    // Works like a link for the member. The signed link itself can't show a PDF: it is served in a way that it can't
    // run anything.
    <button
      type="button"
      data-prints
      role="link"
      onClick={open}
      className="flex min-h-14 w-full max-w-lg items-center gap-3 rounded-m border border-line bg-surface px-3 py-2 text-left transition-colors duration-150 hover:border-line-strong hover:bg-surface-sunken"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        <FileText size={24} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-s font-[560] wrap-anywhere">
          {name}
        </span>
        <span className="block text-xs text-ink-soft">
          {['PDF', size > 0 && sizeWords(size)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ExternalLink size={18} aria-hidden className="shrink-0 text-ink-soft" />
      <span className="sr-only">(opens in a new tab)</span>
    </button>
  );
}
