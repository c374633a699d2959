import { useState } from 'react';
import type { ShownFile } from '../model/shown-file';
import { MediaImage } from './media-image';
import { MediaPdf } from './media-pdf';
import { MediaVideo } from './media-video';

export interface MediaStageProps {
  file: ShownFile;
  /** Whether a video starts on its own, because it is the file that was opened. */
  plays: boolean;
  /** Requests a valid link. */
  onRenew?: (() => void) | undefined;
}

/** One file as large as there is room for. Key it by the file, so that each starts in its loading state. */
export function MediaStage({ file, plays, onRenew }: MediaStageProps) {
  // Links are renewed now and then. That must not restart a video that is playing, so only a retry takes the new
  // link.
  const [shown, setShown] = useState(file);
  const [wantsLink, setWantsLink] = useState(false);
  const onRetry = () => {
    setShown(file);
    setWantsLink(onRenew !== undefined && file.url === shown.url);
    onRenew?.();
  };
  // The retry was made with the old link in the meantime. It is made again with the requested one.
  if (wantsLink && file.url !== shown.url) {
    setShown(file);
    setWantsLink(false);
  }
  if (shown.kind === 'image') return <MediaImage file={shown} onRetry={onRetry} />;
  if (shown.kind === 'video') return <MediaVideo file={shown} plays={plays} onRetry={onRetry} />;
  return <MediaPdf file={shown} onRetry={onRetry} />;
}
