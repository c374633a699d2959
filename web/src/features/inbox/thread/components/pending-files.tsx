import clsx from 'clsx';
import { RotateCcw, X } from 'lucide-react';
import { FileThumb } from '@/features/file';
import { sizeWords } from '@/lib/files/size-words';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import { useOutbox } from '../../api/use-outbox';
import { usePendingFile } from '../../api/use-pending-file';
import { fileWidth } from '../../model/file-grid';
import type { OutboxFile, OutboxItem } from '../../outbox/model/outbox';

/** The files of an unsent message: the progress of each, and its actions. */
export function PendingFiles({ item }: { item: OutboxItem }) {
  const files = item.files.filter(({ status }) => status !== 'cancelled');
  if (files.length === 0) return null;
  return (
    <ul
      className="grid max-w-full grid-cols-[minmax(0,1fr)] gap-1.5"
      style={{ width: fileWidth() }}
    >
      {files.map((file) => (
        <li key={file.localId}>
          <PendingFile item={item} file={file} />
        </li>
      ))}
    </ul>
  );
}

function PendingFile({ item, file }: { item: OutboxItem; file: OutboxFile }) {
  const outbox = useOutbox();
  const blob = usePendingFile(file.localId);
  const { clientId } = item;
  const { localId, name, status, problem } = file;
  const cancel = () => outbox.cancelFile(clientId, localId);
  return (
    <div
      className={clsx(
        'flex gap-3 rounded-m border border-line bg-surface py-1.5 pr-1.5 pl-2 text-ink',
        status === 'failed' ? 'items-start' : 'items-center',
      )}
    >
      <FileThumb kind={file.kind} blob={blob} className="size-11" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-s font-[560]">
          {name}
        </p>
        {status === 'failed' ? (
          <>
            <p className="text-xs text-bad">{problem ?? 'It could not be sent.'}</p>
            <Button
              variant="ghost"
              size="s"
              icon={<RotateCcw size={16} aria-hidden />}
              aria-label={`Try ${name} again`}
              onClick={() => outbox.retryFile(clientId, localId)}
              className="-ml-3"
            >
              Try again
            </Button>
          </>
        ) : (
          <Underway file={file} />
        )}
      </div>
      {(status !== 'done' || item.status === 'failed') && (
        <IconButton
          label={item.status === 'failed' ? `Remove ${name}` : `Cancel ${name}`}
          title={item.status === 'failed' ? 'Remove' : 'Cancel'}
          icon={<X size={18} aria-hidden />}
          onClick={cancel}
        />
      )}
    </div>
  );
}

function Underway({ file: { name, size, status, progress } }: { file: OutboxFile }) {
  if (status === 'waiting')
    return <p className="text-xs text-ink-soft">{sizeWords(size)} · waiting</p>;
  if (status === 'done')
    return <p className="text-xs text-ink-soft">{sizeWords(size)} · uploaded</p>;
  const percent = Math.floor(progress * 100);
  return (
    <>
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {/* All bytes are sent, and the server is checking them. */}
        {percent === 100 ? 'Finishing...' : `${percent}% of ${sizeWords(size)}`}
      </p>
      <Progress value={percent} label={`Uploading ${name}`} className="mt-1" />
    </>
  );
}
