import type { FormFile } from '@hearthside/contract/form/fields';
import { ExternalLink, RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Notice } from '@/ui/notice';

export interface FileMissingProps {
  file: FormFile;
  /** What happened. */
  text: string;
  onRetry: () => void;
}

/** Shown instead of a file that can't be shown: what happened, Retry, and a way to get it anyway. */
export function FileMissing({ file, text, onRetry }: FileMissingProps) {
  return (
    <Notice
      tone="warn"
      title={text}
      action={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="quiet"
            size="s"
            icon={<RotateCcw size={18} aria-hidden />}
            onClick={onRetry}
          >
            Retry
          </Button>
          <a
            href={file.url}
            target="_blank"
            rel="noopener"
            className={buttonStyle({ variant: 'quiet', size: 's' })}
          >
            <ExternalLink size={18} aria-hidden />
            Open in a new tab
          </a>
        </span>
      }
    >
      <span dir="auto" className="wrap-anywhere">
        {file.name}
      </span>
    </Notice>
  );
}
