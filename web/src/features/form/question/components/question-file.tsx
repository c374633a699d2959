import type { FormFile, FormFileKind } from '@hearthside/contract/form/fields';
import { FileText, Film, Image, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { sizeWords } from '@/lib/files/size-words';
import { IconButton } from '@/ui/icon-button';

const KINDS: Record<FormFileKind, { Icon: LucideIcon; word: string }> = {
  image: { Icon: Image, word: 'Picture' },
  document: { Icon: FileText, word: 'PDF' },
  video: { Icon: Film, word: 'Video' },
};

/** A file of a question in the editor, with a button to remove it. */
export function QuestionFile({ file, onRemove }: { file: FormFile; onRemove: () => void }) {
  const { word } = KINDS[file.kind];
  return (
    <div className="flex items-center gap-3 rounded-m border border-line bg-surface py-1.5 pr-1.5 pl-2">
      <Thumb file={file} />
      <a
        href={file.url}
        target="_blank"
        rel="noopener"
        className="min-w-0 flex-1 rounded-s hover:underline"
      >
        <span dir="auto" className="line-clamp-2 text-s font-[560] wrap-anywhere">
          {file.name}
        </span>
        <span className="block text-xs text-ink-soft">
          {word} · {sizeWords(file.size)}
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
      </a>
      <IconButton
        label={`Remove ${file.name}`}
        title="Remove"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

function Thumb({ file }: { file: FormFile }) {
  const { Icon } = KINDS[file.kind];
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-s bg-brand-soft text-brand-strong">
      {file.kind === 'image' && file.url && failed !== file.url ? (
        <img
          src={file.url}
          alt=""
          loading="lazy"
          onError={() => setFailed(file.url)}
          className="size-full object-cover"
        />
      ) : (
        <Icon size={24} strokeWidth={1.7} aria-hidden />
      )}
    </span>
  );
}
