import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { VideoPlayer } from '@/ui/media/video-player';

export interface VideoFrameProps {
  /** The portal's own page that plays it. Nothing is fetched from it before somebody presses play. */
  playerPath: string;
  /** The film's page at its host. */
  watchUrl: string;
  /** The film's title, for the button and the frame. */
  title: string;
  className?: string;
}

/** A film from another site. It first says where the film comes from, and plays it here once play is pressed. */
export function VideoFrame({ playerPath, watchUrl, title, className }: VideoFrameProps) {
  // The address of the film that was played, so that another film in the same place waits for its own press.
  const [played, setPlayed] = useState<string>();
  const host = hostOf(watchUrl);
  return (
    <div className={className}>
      <div className="relative aspect-video overflow-hidden rounded-m border border-line bg-surface-sunken print:hidden">
        {played === playerPath ? (
          <VideoPlayer path={playerPath} title={title} />
        ) : (
          <button
            type="button"
            aria-label={`Play: ${title}`}
            onClick={() => setPlayed(playerPath)}
            className="group grid size-full place-content-center justify-items-center gap-3 px-4 text-center focus-visible:-outline-offset-4"
          >
            <span className="grid size-16 place-items-center rounded-full bg-brand text-brand-ink shadow-1 transition-colors duration-150 group-hover:bg-brand-strong">
              <Play size={28} aria-hidden className="ml-1" />
            </span>
            <span dir="auto" className="line-clamp-2 max-w-[40ch] font-[560] text-balance">
              {title}
            </span>
          </button>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-s text-ink-soft">
        {played !== playerPath && (
          <span className="print:hidden">From {host}. It loads once you press play.</span>
        )}
        <a
          href={watchUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-s font-[560] text-brand-strong wrap-anywhere hover:underline"
        >
          <ExternalLink size={16} aria-hidden className="shrink-0 print:hidden" />
          <span className="print:hidden">Watch on {host}</span>
          <span className="hidden print:inline">{watchUrl}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** 'YouTube', 'Vimeo', or the host name. */
function hostOf(watchUrl: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(watchUrl)?.[1] ?? '';
  return { 'youtube.com': 'YouTube', 'vimeo.com': 'Vimeo' }[host] ?? host;
}
