import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import clsx from 'clsx';
import { ImageOff, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { probeLink } from '@/lib/probe-link';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';

export interface BlogPictureProps {
  url: string;
  /** What the picture shows. '' if it is only decorative. */
  alt: string;
  /** Requests valid links before a retry. */
  onRenew?: () => unknown;
  className?: string;
}

/** Statuses of a picture that no longer exists. */
const GONE = [404, 410];

/** A picture of an article, in its four states (part 2 §8). */
export function BlogPicture({ url, alt, onRenew, className }: BlogPictureProps) {
  // A fresh link is still the same picture, so an already loaded one is not waited for again.
  const picture = url.split('?')[0];
  const [ready, setReady] = useState<string>();
  const [failed, setFailed] = useState<{ url: string; text: string }>();
  const [attempt, setAttempt] = useState(0);
  const isReady = ready === picture;

  const fail = async () => {
    const status = await probeLink(url);
    const text =
      status !== undefined && GONE.includes(status)
        ? BLOG_TEXTS.imageMissing
        : BLOG_TEXTS.imageFailed;
    setFailed({ url, text });
  };
  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
    onRenew?.();
  };
  if (failed?.url === url)
    return (
      <PictureMissing text={failed.text} alt={alt} className={className}>
        {failed.text === BLOG_TEXTS.imageFailed && (
          <Button
            variant="quiet"
            size="s"
            icon={<RotateCcw size={18} aria-hidden />}
            onClick={retry}
          >
            Retry
          </Button>
        )}
      </PictureMissing>
    );
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-m border border-line bg-surface-sunken',
        !isReady && 'min-h-48',
        className,
      )}
    >
      {!isReady && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2.5 text-s text-ink-soft"
        >
          <Spinner size={20} />
          {BLOG_TEXTS.imageLoading}
        </p>
      )}
      <img
        key={attempt}
        src={url}
        alt={alt}
        decoding="async"
        onLoad={() => setReady(picture)}
        onError={() => void fail()}
        className={clsx('mx-auto max-h-[80vh] w-auto max-w-full', !isReady && 'opacity-0')}
      />
    </div>
  );
}

export interface PictureMissingProps {
  text: string;
  alt: string;
  className?: string;
  children?: React.ReactNode;
}

/** Shown instead of a picture that can't be shown: what happened, and what it would have shown. */
function PictureMissing({ text, alt, className, children }: PictureMissingProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'grid min-h-48 place-content-center justify-items-center gap-2 rounded-m border border-dashed border-line-control bg-surface-sunken px-4 py-6 text-center',
        className,
      )}
    >
      <ImageOff size={28} aria-hidden className="text-ink-soft" />
      <p className="font-medium">{text}</p>
      {alt && (
        <p dir="auto" className="text-s text-ink-soft wrap-anywhere">
          {alt}
        </p>
      )}
      {children}
    </div>
  );
}
