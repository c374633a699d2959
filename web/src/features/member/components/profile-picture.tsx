import { PICTURE, type Me } from '@hearthside/contract/member';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react';
import { AbortedError, messageOf } from '@/lib/api-error';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { RowMenu } from '@/ui/menu';
import { Progress } from '@/ui/progress';
import { toast } from '@/ui/toast';
import { usePicture } from '../api/use-picture';

const PictureCrop = lazy(async () => ({
  default: (await import('@/ui/picture-crop')).PictureCrop,
}));

const TYPES = 'image/jpeg,image/png,image/webp';

/** The member's picture with its change: choose, crop, upload with progress; or remove. */
export function ProfilePicture({ me }: { me: Me }) {
  const { percent, upload, remove, cancel } = usePicture();
  const [chosen, setChosen] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const corner = useRef<HTMLSpanElement>(null);

  const choose = () => input.current?.click();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    event.target.value = ''; // so that choosing the same file again counts
    if (file && file.size > PICTURE.maxBytes) {
      toast.error('File is too large. Maximum size is 10MB');
    } else setChosen(file);
  };
  const attempt = async (work: Promise<void>, done: string, failed: string) => {
    try {
      await work;
      toast.success(done);
    } catch (error) {
      if (!(error instanceof AbortedError)) toast.error(messageOf(error, failed));
    }
    // With the picture the button in its corner is another one: the focus goes over to it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        corner.current?.querySelector('button')?.focus();
    });
  };
  const send = (picture: Blob) => {
    setChosen(null);
    void attempt(upload(picture), 'Picture saved', 'The picture could not be saved.');
  };

  return (
    <div className="-mt-10 flex flex-wrap items-end gap-4 print:mt-4">
      <div className="relative flex rounded-full border-4 border-surface bg-surface">
        <Avatar name={fullName(me)} src={me.profilePicture} size="xl" />
        <span ref={corner} className="absolute -right-2.5 -bottom-1.5">
          {me.profilePicture ? (
            <RowMenu
              name="your picture"
              label="Change your picture"
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
                  onSelect: () =>
                    void attempt(remove(), 'Picture removed', 'The picture could not be removed.'),
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
          <Progress value={percent} label="Uploading your picture" showText className="w-48" />
          <Button variant="ghost" size="s" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <input ref={input} type="file" accept={TYPES} hidden onChange={take} />
      {chosen && (
        <Suspense>
          <PictureCrop file={chosen} onClose={() => setChosen(null)} onDone={send} />
        </Suspense>
      )}
    </div>
  );
}
