import { useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { EntryFilesField } from './entry-files-field';
import type { EntryFilesState } from './use-entry-files';

export interface UnsentFilesProps {
  open: boolean;
  files: EntryFilesState;
  /** The entry, which is saved. */
  entryId: number;
  onClose: () => void;
}

/** What could not be sent with an entry that is saved: to try again, or to leave out. */
export function UnsentFiles({ open, files, entryId, onClose }: UnsentFilesProps) {
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const again = async () => {
    setBusy(true);
    const left = await files.send(entryId);
    setBusy(false);
    if (left === 0) onClose();
  };
  const leave = () => {
    if (busy) return files.stop();
    files.clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      dismissable={!busy}
      title="Some files were not added"
      onSubmit={(event) => {
        event.preventDefault();
        void again();
      }}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {busy ? 'Stop uploading' : 'Continue without them'}
          </Button>
          <Button type="submit" busy={busy} busyLabel="Uploading...">
            Try again
          </Button>
        </>
      }
    >
      <Notice tone="warn" live className="mb-4">
        The entry is saved, and so are the other files. What is missing is below, with the reason.
      </Notice>
      <EntryFilesField box={box} state={files} busy={busy} />
    </Dialog>
  );
}
