import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { useState, type SyntheticEvent } from 'react';
import { MediaFailed, MediaWait, type MediaProps } from './media-states';
import { useMediaTrouble } from './use-media-trouble';

export interface MediaVideoProps extends MediaProps {
  plays: boolean;
}

/** A video with the browser's own controls. If the browser does not support the format, a way to open it elsewhere. */
export function MediaVideo({ file, plays, onRetry }: MediaVideoProps) {
  const [ready, setReady] = useState(false);
  const [soundOnly, setSoundOnly] = useState(false);
  const { trouble, fail, retry, attempt } = useMediaTrouble(file.url, onRetry);

  const loaded = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    setReady(true);
    // A browser that can't decode the picture plays only the sound, without an error.
    setSoundOnly(currentTarget.videoWidth === 0);
  };
  if (soundOnly || trouble?.there)
    return (
      <MediaFailed
        file={file}
        text={CHAT_FILE_TEXTS.cannotPlay}
        hint="Try downloading it; it may play on your device."
      />
    );
  if (trouble) return <MediaFailed file={file} text={trouble.text} onRetry={retry} />;
  return (
    <div className="relative grid size-full place-items-center">
      <video
        key={attempt}
        src={file.url}
        aria-label={file.title}
        poster={file.previewUrl ?? undefined}
        controls
        playsInline
        autoPlay={plays}
        preload="metadata"
        onLoadedMetadata={loaded}
        onError={fail}
        className="max-h-full max-w-full rounded-s bg-surface-sunken"
      />
      {!ready && <MediaWait />}
    </div>
  );
}
