import clsx from 'clsx';
import { useState } from 'react';
import { MediaFailed, MediaWait, type MediaProps } from './media-states';
import { useMediaTrouble } from './use-media-trouble';

const inPlace = 'absolute inset-0 size-full rounded-s';

/** A picture in its own size or as large as there is room for. Its preview is shown below it until it has loaded. */
export function MediaImage({ file, onRetry }: MediaProps) {
  const [ready, setReady] = useState(false);
  const { trouble, fail, retry, attempt } = useMediaTrouble(file.url, onRetry);
  if (trouble) return <MediaFailed file={file} text={trouble.text} onRetry={retry} />;
  const { width, height, previewUrl } = file;
  return (
    <div className="@container-size grid size-full place-items-center">
      <div
        className="relative"
        // Reserves the size of the picture, so that nothing jumps: it fits its box, keeps its shape, and is never
        // enlarged.
        style={
          width && height
            ? {
                aspectRatio: `${width} / ${height}`,
                width: `min(100cqw, ${width}px, calc(100cqh * ${width / height}))`,
              }
            : { width: '100cqw', height: '100cqh' }
        }
      >
        {!ready && previewUrl && (
          <img src={previewUrl} alt="" className={clsx(inPlace, 'object-contain blur-[2px]')} />
        )}
        <img
          key={attempt}
          src={file.url}
          alt={file.about ?? file.title}
          onLoad={() => setReady(true)}
          onError={fail}
          className={clsx(inPlace, 'object-scale-down', !ready && 'opacity-0')}
        />
        {!ready && <MediaWait />}
      </div>
    </div>
  );
}
