import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FileThumb } from '@/features/file';
import { sizeWords } from '@/lib/files/size-words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { DropZone } from '@/ui/fields/drop-zone';
import { IconButton } from '@/ui/icon-button';
import { CHAT_ACCEPT, type StagedFile } from '../../model/file-staging';
import { CHOICE_HINT } from '../../model/file-words';
import { ComposerRefused } from '../../composer/components/composer-files';
import type { ComposerState } from '../../composer/components/use-composer';

export interface FileDialogProps {
  open: boolean;
  onClose: () => void;
  composer: ComposerState;
}

/** The 'Select Files' dialog. Chosen files are added to the message at once, so closing it loses nothing. */
export function FileDialog({ open, onClose, composer }: FileDialogProps) {
  const { files, addFiles, removeFile } = composer;
  const box = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Select Files"
      description="They are sent together with your message."
      footer={<Button onClick={onClose}>{files.length === 0 ? 'Close' : 'Done'}</Button>}
    >
      <ComposerRefused composer={composer} />
      <DropZone
        box={box}
        label="Add files"
        hint={`Or drop them here. ${CHOICE_HINT}`}
        buttonLabel={files.length === 0 ? 'Choose files' : 'Choose more files'}
        accept={CHAT_ACCEPT}
        onFiles={addFiles}
      />
      {files.length > 0 && (
        <ul aria-label="Chosen files" className="mt-4 divide-y divide-line">
          {files.map((staged) => (
            <li key={staged.id}>
              <Chosen
                staged={staged}
                onRemove={() => {
                  removeFile(staged.id);
                  box.current?.querySelector('button')?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Chosen({
  staged: { file, kind },
  onRemove,
}: {
  staged: StagedFile;
  onRemove: () => void;
}) {
  return (
    <div className="flex items-center gap-3 py-2">
      <FileThumb kind={kind} blob={file} className="size-12" />
      <p className="min-w-0 flex-1">
        <span dir="auto" className="block font-[560] wrap-anywhere">
          {file.name}
        </span>
        <span className="block text-s text-ink-soft">{sizeWords(file.size)}</span>
      </p>
      <IconButton
        label={`Remove ${file.name}`}
        title="Remove"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
