import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { fileApi } from '@/lib/api/file-api';
import { kindAndSize, previewFailure } from '../model/shown-file';
import { FileIcon } from './file-icon';
import { MediaFailed, MediaWait, type MediaProps } from './media-states';
import { OpenElsewhere } from './media-open';

/** A PDF in place if the browser can show one there, otherwise a way to open it. */
export function MediaPdf({ file, onRetry }: MediaProps) {
  // Most phones can't.
  return navigator.pdfViewerEnabled ? (
    <PdfFrame file={file} onRetry={onRetry} />
  ) : (
    <PdfElsewhere file={file} />
  );
}

function PdfFrame({ file, onRetry }: MediaProps) {
  const [attempt, setAttempt] = useState(0);
  const { url, failure } = usePdf(file.url, attempt);
  const retry = () => {
    onRetry();
    setAttempt((before) => before + 1);
  };
  if (failure) return <MediaFailed file={file} text={failure} onRetry={retry} />;
  return (
    <div className="relative flex size-full flex-col gap-2">
      <div className="flex justify-end">
        <OpenElsewhere file={file} size="s" />
      </div>
      {url ? (
        <iframe
          src={file.page ? `${url}#page=${file.page}` : url}
          title={file.title}
          className="w-full flex-1 rounded-s border border-line bg-surface"
        />
      ) : (
        <MediaWait />
      )}
    </div>
  );
}

interface PdfRead {
  url?: string;
  failure?: string;
}

/**
 * The PDF as an object URL of this page. Its own link shows nothing in a frame, because it is served in a way that it
 * can't run anything.
 */
function usePdf(link: string, attempt: number): PdfRead {
  const [read, setRead] = useState<PdfRead & { attempt: number }>();
  useEffect(() => {
    const reading = new AbortController();
    let url: string | undefined;
    fileApi.download({ url: link }, { signal: reading.signal }).then(
      (file) => {
        if (reading.signal.aborted) return;
        url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
        setRead({ attempt, url });
      },
      (error: unknown) => {
        if (reading.signal.aborted) return;
        const status = error instanceof ApiError ? error.status : undefined;
        setRead({ attempt, failure: previewFailure(status) });
      },
    );
    return () => {
      reading.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [link, attempt]);
  return read?.attempt === attempt ? read : {};
}

function PdfElsewhere({ file }: Pick<MediaProps, 'file'>) {
  return (
    <div className="grid size-full place-items-center">
      <div className="grid max-w-md justify-items-center gap-3 rounded-m border border-line bg-surface px-6 py-8 text-center shadow-1">
        <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <FileIcon kind="document" size={32} />
        </span>
        <p dir="auto" className="font-medium wrap-anywhere">
          {file.title}
        </p>
        <p className="-mt-2 text-s text-ink-soft">
          {kindAndSize(file)}
          {file.page && ` · see page ${file.page}`}
        </p>
        <OpenElsewhere file={file} />
      </div>
    </div>
  );
}
