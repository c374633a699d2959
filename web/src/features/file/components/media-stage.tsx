import { useState } from 'react';
import type { ShownFile } from '../model/shown-file';
import { MediaImage } from './media-image';
import { MediaPdf } from './media-pdf';
import { MediaVideo } from './media-video';

export interface MediaStageProps {
  file: ShownFile;
  /** A video starts by itself where it is what was asked for. */
  plays: boolean;
  /** Asks for a link that holds. */
  onRenew?: (() => void) | undefined;
}

/** One file as large as there is room for. Key it by the file, so that each begins by loading. */
export function MediaStage({ file, plays, onRenew }: MediaStageProps) {
  // Links are renewed now and then. A video that plays must not begin anew by it; a new try takes the new link.
  const [shown, setShown] = useState(file);
  const [wantsLink, setWantsLink] = useState(false);
  const onRetry = () => {
    setShown(file);
    setWantsLink(onRenew !== undefined && file.url === shown.url);
    onRenew?.();
  };
  // The new try was made with the old link meanwhile; it is made again with the one that was asked for.
  if (wantsLink && file.url !== shown.url) {
    setShown(file);
    setWantsLink(false);
  }
  if (shown.kind === 'image') return <MediaImage file={shown} onRetry={onRetry} />;
  if (shown.kind === 'video') return <MediaVideo file={shown} plays={plays} onRetry={onRetry} />;
  return <MediaPdf file={shown} onRetry={onRetry} />;
}
