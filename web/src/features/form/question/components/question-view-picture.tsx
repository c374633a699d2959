import type { FormFile } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { FileMissing } from './question-view-missing';

/** A picture in its own proportions, so that nothing jumps. Pressing it opens it in full size. */
export function QuestionPicture({ file }: { file: FormFile }) {
  const { url, name, width, height } = file;
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setFailed(undefined);
    setAttempt((before) => before + 1);
  };
  if (failed === url)
    return <FileMissing file={file} text="Failed to load image" onRetry={retry} />;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="block w-fit max-w-full rounded-m print:pointer-events-none"
    >
      <img
        key={attempt}
        src={url}
        alt={name}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(url)}
        className="h-auto max-h-96 w-auto max-w-full rounded-m border border-line"
      />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
