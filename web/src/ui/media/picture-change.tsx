import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { RowMenu } from '@/ui/dialogs/menu';
import { latePart } from '@/ui/late-part';
import { Progress } from '@/ui/progress';
import { toast } from '@/ui/toast/toast';
import { useOpenedPart } from '@/ui/use-asked-part';

const usePictureCrop = latePart(async () => (await import('@/ui/media/picture-crop')).PictureCrop);

const TYPES = 'image/jpeg,image/png,image/webp';

export type PictureChangeProps = {
  /** The picture itself, round. */
  children: ReactNode;
  /** Whether there is a picture to remove. */
  has: boolean;
  /** Whose it is: 'your', 'Biscuit’s'. */
  whose: string;
  maxBytes: number;
  /** The progress of an upload, 0 to 100. Undefined while nothing is uploading. */
  percent: number | undefined;
  /** These do the work and report the result. They never reject. */
  onUpload: (picture: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
  onCancel: () => void;
};

/**
 * A round picture that overlaps a banner, with the controls to change it: choose, crop and upload with progress, or
 * remove.
 */
export function PictureChange(props: PictureChangeProps) {
  const { children, has, whose, maxBytes, percent, onUpload, onRemove, onCancel } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const corner = useRef<HTMLSpanElement>(null);

  const clearChosen = () => setChosen(null);
  const { data: PictureCrop } = useOpenedPart(usePictureCrop, chosen !== null, clearChosen);

  const choose = () => input.current?.click();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    event.target.value = ''; // so that choosing the same file again counts
    if (file && file.size > maxBytes) toast.error('File is too large. Maximum size is 10MB');
    else setChosen(file);
  };
  const after = async (work: Promise<void>) => {
    await work;
    // The button in the corner is another one once there is a picture, so the focus moves over to it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        corner.current?.querySelector('button')?.focus();
    });
  };
  const send = (picture: Blob) => {
    clearChosen();
    void after(onUpload(picture));
  };

  return (
    <div className="-mt-10 flex flex-wrap items-end gap-4 print:mt-4">
      <div className="relative flex rounded-full border-4 border-surface bg-surface">
        {children}
        <span ref={corner} className="absolute -right-2.5 -bottom-1.5">
          {has ? (
            <RowMenu
              name={`${whose} picture`}
              label={`Change ${whose} picture`}
              icon={<Camera size={19} aria-hidden />}
              className="rounded-full! border border-line-strong bg-surface shadow-1"
              items={[
                {
                  label: 'Choose another picture',
                  icon: <ImageUp size={18} aria-hidden />,
                  onSelect: choose,
                },
                {
                  label: 'Remove picture',
                  icon: <Trash2 size={18} aria-hidden />,
                  danger: true,
                  onSelect: () => void after(onRemove()),
                },
              ]}
            />
          ) : (
            <IconButton
              label="Add a picture"
              icon={<Camera size={19} aria-hidden />}
              variant="quiet"
              className="rounded-full! shadow-1"
              onClick={choose}
            />
          )}
        </span>
      </div>
      {percent !== undefined && (
        <div className="flex items-center gap-2 pb-1">
          <Progress
            value={percent}
            label={`Uploading ${whose} picture`}
            showText
            className="w-48"
          />
          <Button variant="ghost" size="s" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <input ref={input} type="file" accept={TYPES} hidden onChange={take} />
      {chosen && PictureCrop && <PictureCrop file={chosen} onClose={clearChosen} onDone={send} />}
    </div>
  );
}
