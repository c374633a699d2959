import type { FormFile } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { FileMissing } from './question-view-missing';

/** A film with the browser's own controls. If the browser does not support the format, a way to open it elsewhere. */
export function QuestionFilm({ file }: { file: FormFile }) {
  const { url, name } = file;
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setFailed(undefined);
    setAttempt((before) => before + 1);
  };
  if (failed === url)
    return <FileMissing file={file} text="Unable to play this video format" onRetry={retry} />;
  return (
    <video
      key={attempt}
      src={url}
      aria-label={name}
      controls
      playsInline
      preload="metadata"
      onError={() => setFailed(url)}
      className="max-h-96 w-full max-w-2xl rounded-m border border-line bg-surface-sunken"
    />
  );
}
