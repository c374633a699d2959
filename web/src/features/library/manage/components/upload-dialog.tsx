import { LIBRARY_TEXTS, type LibrarySection } from '@hearthside/contract/library/fields';
import { Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useOpenedFor } from '@/lib/use-opened-for';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { ItemFields } from './item-fields';
import { ResumedNotice } from './resumed-notice';
import { UploadRows } from './upload-rows';
import { useUpload, type Upload } from './use-upload';

export interface UploadMaterialsProps {
  /** The current tab's section, preset in the dialog. */
  section: LibrarySection | '';
}

/** The button 'Upload Materials' with its dialog. What was typed and chosen is kept when it is closed by accident. */
export function UploadMaterials({ section }: UploadMaterialsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const upload = useUpload(close);
  const begin = () => {
    upload.beginIn(section);
    setOpen(true);
  };
  useOpenedFor('upload', begin);
  return (
    <>
      <Button icon={<UploadIcon size={18} aria-hidden />} aria-haspopup="dialog" onClick={begin}>
        Upload Materials
      </Button>
      <UploadDialog upload={upload} open={open} onClose={close} />
      {upload.busy && <LeaveGuard when onLeave={upload.cancelAll} />}
    </>
  );
}

interface UploadDialogProps {
  upload: Upload;
  open: boolean;
  onClose: () => void;
}

/** Adds items to the library (part 2 §4, §5): first their fields, then the progress of each. */
function UploadDialog({ upload, open, onClose }: UploadDialogProps) {
  const { form, rows, busy } = upload;
  const isSent = rows.length > 0;
  const submit = () => {
    if (isSent) return;
    if (isFirstStep(upload)) form.fields.onTab('description');
    else upload.send();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      size="l"
      title="Upload Materials"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      footer={<UploadButtons upload={upload} onClose={onClose} />}
    >
      {isSent ? (
        <UploadRows
          rows={rows}
          kind={form.draft.kind}
          fileOf={(id) => form.draft.files.find((one) => one.id === id)?.file}
          onCancel={upload.cancel}
          onRetry={upload.retry}
        />
      ) : (
        <>
          {upload.isResumed && (
            <ResumedNotice kept={upload.kept} onStartAgain={upload.startAgain} />
          )}
          <ItemFields {...form.fields} busy={false} />
        </>
      )}
    </Dialog>
  );
}

/** At first the member has not seen the second tab: opening it is the next step, not an error. */
const isFirstStep = ({ form: { tab, draft } }: Upload) =>
  tab === 'option' && draft.description === '';

function UploadButtons({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { rows, busy } = upload;
  if (rows.length > 0 && !busy) {
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        <Button onClick={upload.back}>Back to the details</Button>
      </>
    );
  }
  const isNext = isFirstStep(upload);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          if (busy) return upload.cancelAll();
          upload.discard();
          onClose();
        }}
      >
        {busy ? 'Cancel upload' : 'Cancel'}
      </Button>
      <Button
        type="submit"
        icon={!isNext && <UploadIcon size={18} aria-hidden />}
        busy={busy}
        busyLabel={LIBRARY_TEXTS.uploading}
      >
        {isNext ? 'Next' : 'Upload'}
      </Button>
    </>
  );
}
