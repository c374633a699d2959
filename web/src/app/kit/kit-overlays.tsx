import { useState } from 'react';
import { formatToday } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { PictureCrop } from '@/ui/media/picture-crop';
import { PrintSheet } from '@/ui/print-sheet';
import { TextInput } from '@/ui/fields/text-input';
import { Toaster, toast } from '@/ui/toast/toast';
import { UploadButton } from '@/ui/fields/upload-button';
import { KitRow, KitSection } from './kit-section';

const refuse = () => Promise.reject(new Error('The document is in use. Please try again later.'));

/** Dialogs, toasts, cropping and printing. */
export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'print'>();
  const [picture, setPicture] = useState<File | null>(null);
  const close = () => setOpen(undefined);
  return (
    <KitSection id="overlays" title="Dialogs, toasts and printing">
      <Card>
        <KitRow>
          <Button aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen('confirm')}>
            Delete Document
          </Button>
          <UploadButton accept="image/*" onFiles={([file]) => setPicture(file ?? null)}>
            Choose a picture
          </UploadButton>
          <Button variant="quiet" onClick={() => toast.success('Profile saved')}>
            Toast
          </Button>
          <Button variant="quiet" onClick={() => toast.working('Preparing file...')}>
            Working toast
          </Button>
          <Button variant="quiet" onClick={() => toast.error('Failed to load users')}>
            Error toast
          </Button>
          <Button
            variant="quiet"
            onClick={() => toast.undo('Entry deleted', () => toast.success('Entry restored'))}
          >
            Undo toast
          </Button>
          <Button variant="quiet" onClick={() => setOpen('print')}>
            Print
          </Button>
        </KitRow>
      </Card>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="New trust"
        description="A trust gathers the people who look after a pet."
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Create</Button>
          </>
        }
      >
        <Field label="New trust name" required className="pt-2">
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Delete Document"
        message='Are you sure you want to delete "Care plan"? This action cannot be undone.'
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        onConfirm={refuse}
      />
      <PictureCrop
        file={picture}
        onClose={() => setPicture(null)}
        onDone={(blob) => {
          setPicture(null);
          toast.success(`Picture of ${Math.round(blob.size / 1024)} KB kept`);
        }}
      />
      {open === 'print' && (
        <PrintSheet
          date={formatToday()}
          organization="Hearthside"
          title="Emergency sheet for Biscuit"
          onDone={close}
        >
          <p>Allergic to penicillin.</p>
        </PrintSheet>
      )}
      <Toaster />
    </KitSection>
  );
}
