import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from '@/ui/media/crop-image';

export type PictureCropperProps = {
  src: string;
  round: boolean;
  onArea: (area: CropArea) => void;
  onFail: () => void;
};

/** The movable picture under its frame. PictureCrop loads this lazily; use that one. */
export function PictureCropper({ src, round, onArea, onFail }: PictureCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className="relative aspect-square w-full overflow-hidden rounded-m bg-surface-sunken sm:aspect-4/3">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: 'Your picture', onError: onFail }}
          cropperProps={{ 'aria-label': 'Picture. Move it with the arrow keys.', role: 'group' }}
          // The styles come as a file, because the content security policy refuses injected ones.
          disableAutomaticStylesInjection
        />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-4">
        <span className="text-s font-semibold">Zoom</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-brand"
        />
      </label>
    </>
  );
}
