import type { PetEntry } from '@hearthside/contract/pet/entry';
import { FileIcon, useMediaViewer } from '@/features/file';
import { shownEntryFile } from '../../model/photo-words';
import { PhotoTile } from '../../photos/components/photo-tile';

/** The photos of an entry as small tiles, and its PDFs by their names. Each opens in full screen. */
export function EntryFiles({ entry, petName }: { entry: PetEntry; petName: string }) {
  // Photos come first, in the viewer too.
  const photos = entry.files.filter(({ kind }) => kind === 'image');
  const papers = entry.files.filter(({ kind }) => kind === 'document');
  const shown = [...photos, ...papers].map((file) => shownEntryFile(file, petName, entry));
  const viewer = useMediaViewer(shown);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {shown.slice(0, photos.length).map((photo, at) => (
            <li key={photo.id}>
              <PhotoTile
                photo={photo}
                label={`Photo ${at + 1} of ${photos.length}, ${photo.about}`}
                onOpen={() => viewer.open(at)}
                className="size-16"
              />
            </li>
          ))}
        </ul>
      )}
      {papers.map((paper, at) => (
        <button
          key={paper.id}
          type="button"
          aria-haspopup="dialog"
          onClick={() => viewer.open(photos.length + at)}
          className="-mx-1 flex min-h-11 max-w-full items-center gap-2 rounded-s px-1 text-left text-s text-brand-strong underline-offset-3 hover:underline"
        >
          <FileIcon kind="document" size={20} />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {paper.title}
          </span>
        </button>
      ))}
      {viewer.view}
    </div>
  );
}
