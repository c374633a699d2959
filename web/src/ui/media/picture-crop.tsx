import { useEffect, useState } from 'react';
import { latePart } from '@/ui/late-part';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { cropSquare, loadImage, type CropArea } from '@/ui/media/crop-image';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';

const useCropper = latePart(
  async () => (await import('@/ui/media/picture-cropper')).PictureCropper,
);

export type PictureCropProps = {
  /** The chosen picture. The dialog is open while there is one. */
  file: File | null;
  onClose: () => void;
  /** Gets the square, at most 1024 px. If it rejects, the dialog stays open and says why. */
  onDone: (picture: Blob) => unknown;
  title?: string;
  saveLabel?: string;
  busyLabel?: string;
  /** Shows a round frame, like avatars have. The square around it is what is saved. */
  round?: boolean;
};

/** Lets the member choose which square of a picture is kept. Mouse, touch and keyboard. */
export function PictureCrop(props: PictureCropProps) {
  const { file, onClose, onDone, title = 'Adjust your picture', round = true } = props;
  const { saveLabel = 'Use this picture', busyLabel = 'Saving...' } = props;
  const cropper = useCropper();
  const [src, setSrc] = useState<string>();
  const [area, setArea] = useState<CropArea>();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const fail = (reason: unknown) =>
    setError(reason instanceof Error ? reason.message : 'That didn’t work. Please try again.');

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    let live = true;
    loadImage(url).then(
      () => live && setSrc(url),
      (reason: unknown) => live && fail(reason),
    );
    return () => {
      live = false;
      URL.revokeObjectURL(url);
      setSrc(undefined);
      setArea(undefined);
      setError('');
    };
  }, [file]);

  const save = async () => {
    if (!src || !area) return;
    setBusy(true);
    setError('');
    try {
      await onDone(await cropSquare(src, area));
    } catch (reason) {
      fail(reason);
    } finally {
      setBusy(false);
    }
  };

  const wait = <Skeleton className="aspect-square w-full rounded-m sm:aspect-4/3" />;
  return (
    <Dialog
      open={file !== null}
      onClose={onClose}
      title={title}
      description="Drag the picture to move it, and use the slider to zoom."
      dismissable={!busy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel={busyLabel} disabled={!area} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div aria-live="assertive">
        {error && (
          <Notice tone="bad" className="mb-3">
            {error}
          </Notice>
        )}
      </div>
      <AsyncView {...cropper} skeleton={wait}>
        {(Cropper) =>
          src ? (
            <Cropper src={src} round={round} onArea={setArea} onFail={() => fail(undefined)} />
          ) : (
            !error && wait
          )
        }
      </AsyncView>
    </Dialog>
  );
}
