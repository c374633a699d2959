import { CircleCheck, RotateCcw, X } from 'lucide-react';
import { FileThumb, type FileKind } from '@/features/file';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import type { UploadRow } from '../../model/upload-queue';

export interface UploadRowsProps {
  rows: readonly UploadRow[];
  kind: FileKind;
  /** The bytes of a row, if it is a file. */
  fileOf: (id: string) => File | undefined;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Items that are being uploaded: the progress of each, and its actions. */
export function UploadRows({ rows, kind, fileOf, onCancel, onRetry }: UploadRowsProps) {
  return (
    <ul className="grid gap-2 pt-1" aria-label="Uploads">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex items-center gap-3 rounded-m border border-line bg-surface py-2 pr-1.5 pl-2.5"
        >
          <FileThumb kind={kind} blob={fileOf(row.id)} className="size-11" />
          <div className="min-w-0 flex-1">
            <p dir="auto" className="truncate font-[560]">
              {row.title}
            </p>
            <Standing row={row} />
            {(row.status === 'failed' || row.status === 'cancelled') && (
              <Button
                variant="ghost"
                size="s"
                icon={<RotateCcw size={16} aria-hidden />}
                aria-label={`Try ${row.title} again`}
                onClick={() => onRetry(row.id)}
                className="-ml-3"
              >
                Try again
              </Button>
            )}
          </div>
          {(row.status === 'waiting' || row.status === 'uploading') && (
            <IconButton
              label={`Cancel ${row.title}`}
              title="Cancel"
              icon={<X size={18} aria-hidden />}
              onClick={() => onCancel(row.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Standing({ row: { status, progress, problem, title } }: { row: UploadRow }) {
  if (status === 'waiting') return <p className="text-s text-ink-soft">Waiting</p>;
  if (status === 'cancelled') return <p className="text-s text-ink-soft">Canceled</p>;
  if (status === 'failed')
    return (
      <p role="alert" className="text-s text-bad">
        {problem}
      </p>
    );
  if (status === 'done')
    return (
      <p className="flex items-center gap-1.5 text-s text-good">
        <CircleCheck size={16} aria-hidden className="shrink-0" />
        Uploaded
      </p>
    );
  const percent = Math.floor(progress * 100);
  return (
    <>
      <p aria-hidden className="text-s text-ink-soft tabular-nums">
        {/* All bytes are sent, and the server is checking them. */}
        {percent === 100 ? 'Finishing...' : `${percent}%`}
      </p>
      <Progress value={percent} label={`Uploading ${title}`} className="mt-1" />
    </>
  );
}
