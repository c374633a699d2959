import { PICTURE } from '@hearthside/contract/member/profile';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { latePart } from '@/ui/late-part';
import { toast } from '@/ui/toast/toast';
import { useOpenedPart } from '@/ui/use-asked-part';
import { UploadButton } from '@/ui/fields/upload-button';
import { PetPicture } from '@/kit/pet-picture/pet-picture';

const usePictureCrop = latePart(async () => (await import('@/ui/media/picture-crop')).PictureCrop);

export interface NewPetPictureProps {
  name: string;
  breed: string;
  picture: Blob | null;
  onPicture: (picture: Blob | null) => void;
}

/** The picture of a pet that does not exist yet: chosen and cropped now, sent once the pet is saved. */
export function NewPetPicture({ name, breed, picture, onPicture }: NewPetPictureProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const clearChosen = () => setChosen(null);
  const { data: PictureCrop } = useOpenedPart(usePictureCrop, chosen !== null, clearChosen);
  const src = useObjectUrl(picture);
  const box = useRef<HTMLDivElement>(null);
  const remove = () => {
    onPicture(null);
    // The pressed button disappears, so the focus moves next to it.
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <PetPicture pet={{ name, breed, picture: src }} size="l" />
      <div className="grid justify-items-start gap-1">
        <div className="flex flex-wrap gap-2">
          <UploadButton
            size="s"
            accept="image/jpeg,image/png,image/webp"
            maxBytes={PICTURE.maxBytes}
            icon={<ImageUp size={18} aria-hidden />}
            onFiles={([file]) => setChosen(file ?? null)}
            onTooLarge={() => toast.error('File is too large. Maximum size is 10MB')}
          >
            {picture ? 'Choose another picture' : 'Choose a picture'}
          </UploadButton>
          {picture && (
            <Button
              variant="ghost"
              size="s"
              icon={<Trash2 size={18} aria-hidden />}
              onClick={remove}
            >
              Remove picture
            </Button>
          )}
        </div>
        <p className="text-s text-ink-soft">JPEG, PNG or WebP, up to 10 MB. Optional.</p>
      </div>
      {chosen && PictureCrop && (
        <PictureCrop
          file={chosen}
          onClose={clearChosen}
          onDone={(square) => {
            clearChosen();
            onPicture(square);
          }}
        />
      )}
    </div>
  );
}

/** An object URL for a picture in memory, for as long as it is shown. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address has to be given back
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
