import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSubject } from '@/lib/use-subject';
import { MediaViewer, type ViewedFile } from './media-viewer';

/**
 * A viewer for these files, rendered once it is needed: `open(2)` shows the third. `onRenew` requests valid links for
 * a file that is retried, if nothing else does.
 */
export function useMediaViewer(
  files: readonly ViewedFile[],
  onRenew?: () => void,
): {
  open: (index: number) => void;
  view: ReactNode;
} {
  const [at, setAt] = useState<number>();
  const { shown, opening } = useSubject(at);
  return {
    open: setAt,
    view: shown !== undefined && (
      <MediaViewer
        key={opening}
        files={files}
        start={shown}
        open={at !== undefined}
        onRenew={onRenew}
        onClose={() => setAt(undefined)}
      />
    ),
  };
}
