import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { useMediaViewer } from '@/features/file';
import { columnsFor, fileWidth, singleBox, tilesAndRows } from '../../model/file-grid';
import { FileRow } from '../../info/components/file-row';
import { FileTile } from '../../info/components/file-tile';
import { VoicePlayer } from '../../voice/components/voice-player';
import { StoredFiles } from '../../stored/components/stored-files';

/** The files of a message. Those of a stored one have no links, and so only names. */
export function MessageFiles({ attachments }: { attachments: readonly ChatAttachment[] }) {
  const isStored = attachments.some(({ url }) => url === '');
  return isStored ? (
    <StoredFiles attachments={attachments} />
  ) : (
    <LinkedFiles attachments={attachments} />
  );
}

/** Pictures and videos as tiles, PDFs as rows. Each opens in full screen. */
function LinkedFiles({ attachments }: { attachments: readonly ChatAttachment[] }) {
  const { tiles, rows, voices } = tilesAndRows(attachments);
  const shown = [...tiles, ...rows];
  const viewer = useMediaViewer(shown);
  if (attachments.length === 0) return null;
  return (
    <div
      className="grid max-w-full grid-cols-[minmax(0,1fr)] gap-1.5"
      // A single picture has its own width, and is at the side of its message.
      style={{
        width: shown.length !== 1 || rows.length > 0 || voices.length > 0 ? fileWidth() : undefined,
      }}
    >
      {tiles.length > 0 && <Tiles files={tiles} count={shown.length} onOpen={viewer.open} />}
      {rows.map((file, index) => (
        <FileRow
          key={file.id}
          file={file}
          place={{ index: tiles.length + index, count: shown.length }}
          onOpen={() => viewer.open(tiles.length + index)}
        />
      ))}
      {voices.map((file) => (
        <VoicePlayer key={file.id} file={file} />
      ))}
      {viewer.view}
    </div>
  );
}

interface TilesProps {
  files: readonly ChatAttachment[];
  /** How many files the message has in all. */
  count: number;
  onOpen: (index: number) => void;
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

function Tiles({ files, count, onOpen }: TilesProps) {
  const [first, ...more] = files;
  if (first && more.length === 0) {
    const { width, height } = singleBox(first);
    return (
      <FileTile
        file={first}
        place={{ index: 0, count }}
        named
        onOpen={() => onOpen(0)}
        className="max-w-full"
        style={{ width: fileWidth(width), aspectRatio: `${width} / ${height}` }}
      />
    );
  }
  return (
    <ul className={`grid gap-1.5 ${COLUMNS[columnsFor(files.length)]}`}>
      {files.map((file, index) => (
        <li key={file.id}>
          <FileTile
            file={file}
            place={{ index, count }}
            onOpen={() => onOpen(index)}
            className="aspect-square w-full"
          />
        </li>
      ))}
    </ul>
  );
}
