import type { SharedFile } from '@hearthside/contract/inbox/file';
import { sharedWhen } from '../../model/file-words';
import { FileRow } from './file-row';
import { FileTile } from './file-tile';

interface SharedItemProps {
  file: SharedFile;
  onOpen: () => void;
}

/** A shared picture or video with its day, and whether the viewer sent it. */
export function SharedTile({ file, onOpen }: SharedItemProps) {
  return (
    <figure>
      <FileTile file={file} onOpen={onOpen} className="aspect-square w-full" />
      <figcaption className="mt-1 text-xs text-ink-soft">
        <Day file={file} />
        {file.owned && <span className="block">Sent by you</span>}
      </figcaption>
    </figure>
  );
}

/** A shared PDF with its day, and whether the viewer sent it. */
export function SharedRow({ file, onOpen }: SharedItemProps) {
  const detail = (
    <>
      <Day file={file} />
      {file.owned && <span className="whitespace-nowrap"> · Sent by you</span>}
    </>
  );
  return <FileRow file={file} detail={detail} onOpen={onOpen} />;
}

function Day({ file: { createdAt } }: Pick<SharedItemProps, 'file'>) {
  return <time dateTime={createdAt}>{sharedWhen(createdAt)}</time>;
}
