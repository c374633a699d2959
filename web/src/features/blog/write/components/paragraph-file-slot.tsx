import { isPictureName } from '@hearthside/contract/blog/fields';
import { FileText, Paperclip, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { UploadButton } from '@/ui/fields/upload-button';
import type { ParagraphFile } from '../../model/blog-draft';
import { acceptOf } from '../../model/blog-files';
import { UploadProgress } from './upload-progress';
import { useUploadSlot } from './use-upload-slot';

export interface ParagraphFileSlotProps {
  /** The paragraph's label: 'Paragraph 2'. */
  label: string;
  file: ParagraphFile | null;
  onChange: (file: ParagraphFile | null) => void;
  onUploading: (is: boolean) => void;
}

/** The file of a paragraph: a picture or a document, uploaded at once. */
export function ParagraphFileSlot({ label, file, onChange, onUploading }: ParagraphFileSlotProps) {
  const upload = useUploadSlot('paragraphFile', onChange, onUploading);
  const box = useRef<HTMLDivElement>(null);
  const remove = () => {
    onChange(null);
    box.current?.focus({ preventScroll: true });
    if (file) toast.undo(`“${file.name}” removed`, () => onChange(file));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={`File of ${label.toLowerCase()}`}
      className="grid grid-cols-1 gap-2 rounded-s outline-none"
    >
      {file && (
        <div className="flex items-center gap-3 rounded-m border border-line py-1.5 pr-1.5 pl-2">
          <Thumb file={file} />
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-s font-[560] wrap-anywhere">
            {file.name}
          </span>
          <IconButton
            label={`Remove ${file.name}`}
            title="Remove file"
            icon={<Trash2 size={18} aria-hidden />}
            onClick={remove}
          />
        </div>
      )}
      <UploadProgress percent={upload.percent} name={upload.name} onCancel={upload.cancel} />
      {upload.problem && (
        <Notice tone="bad" live onDismiss={upload.dismiss}>
          {upload.problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UploadButton
          size="s"
          icon={<Paperclip size={18} aria-hidden />}
          accept={acceptOf('paragraphFile')}
          busy={upload.percent !== undefined}
          busyLabel="Uploading..."
          onFiles={upload.choose}
        >
          {file ? 'Replace file' : 'Add file'}
          <span className="sr-only"> of {label.toLowerCase()}</span>
        </UploadButton>
        {!file && <p className="text-xs text-ink-soft">A picture, PDF or Word file up to 10 MB.</p>}
      </div>
    </div>
  );
}

function Thumb({ file: { url, name } }: { file: ParagraphFile }) {
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  const isPicture = isPictureName(name) || isPictureName(url);
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-s bg-brand-soft text-brand-strong">
      {isPicture && failed !== url ? (
        <img src={url} alt="" onError={() => setFailed(url)} className="size-full object-cover" />
      ) : (
        <FileText size={24} strokeWidth={1.7} aria-hidden />
      )}
    </span>
  );
}
