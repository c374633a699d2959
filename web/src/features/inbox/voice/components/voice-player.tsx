import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { Download, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFileDownload } from '@/features/file';
import { IconButton } from '@/ui/icon-button';
import { fileWidth } from '../../model/file-grid';
import { nextRate, takeTurn } from '../model/playing';
import { clockTime } from '../model/recording';

/** A voice message, played in its place. */
export function VoicePlayer({ file }: { file: ChatAttachment }) {
  const audio = useRef<HTMLAudioElement>(null);
  /** The link with which it was begun: a renewed one would start it again. */
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [rate, setRate] = useState(1);
  const [measured, setMeasured] = useState<number>();
  const [failed, setFailed] = useState(false);
  const download = useFileDownload();
  const length = file.seconds ?? measured ?? 0;

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  const play = async () => {
    const element = audio.current;
    if (!element) return;
    if (isPlaying) return element.pause();
    setFailed(false);
    if (!source || failed) {
      setSource(file.url);
      element.src = file.url;
      element.currentTime = at;
    }
    element.playbackRate = rate;
    takeTurn(element);
    try {
      await element.play();
    } catch (error) {
      // Another one was begun before this had loaded.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  const seek = (seconds: number) => {
    setAt(seconds);
    if (source && audio.current) audio.current.currentTime = seconds;
  };
  return (
    <div
      role="group"
      aria-label="Voice message"
      className="max-w-full rounded-m border border-line bg-surface text-ink"
      style={{ width: fileWidth() }}
    >
      <div className="flex items-center gap-1 pr-0.5">
        <IconButton
          label={isPlaying ? 'Pause voice message' : 'Play voice message'}
          icon={isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
          onClick={() => void play()}
        />
        <input
          type="range"
          min={0}
          max={Math.max(length, at, 0.1)}
          step={0.1}
          value={at}
          aria-label="Position"
          aria-valuetext={`${clockTime(at)} of ${clockTime(length)}`}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={(event) => {
            // Steps of a tenth are too small for keys.
            const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            seek(Math.min(Math.max(at + step, 0), length));
          }}
          className="h-11 min-w-0 flex-1 accent-brand"
        />
        <span className="shrink-0 px-1 text-xs text-ink-soft tabular-nums">
          {clockTime(at > 0 || isPlaying ? at : length)}
        </span>
        <button
          type="button"
          aria-label={`Speed ${rate}x`}
          onClick={() => {
            const next = nextRate(rate);
            setRate(next);
            if (audio.current) audio.current.playbackRate = next;
          }}
          className="min-h-11 min-w-9 shrink-0 rounded-s text-xs font-semibold text-ink-soft tabular-nums hover:bg-surface-sunken hover:text-ink"
        >
          {rate}x
        </button>
        <IconButton
          label="Download voice message"
          disabled={download.busy}
          icon={<Download size={18} aria-hidden />}
          onClick={() => download.download(file)}
        />
      </div>
      {(failed || download.problem) && (
        <p role="alert" className="px-3 pb-2 text-xs text-bad">
          {failed ? 'This voice message could not be played. Please try again.' : download.problem}
        </p>
      )}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          setPlaying(false);
          setAt(0);
          if (audio.current) audio.current.currentTime = 0;
        }}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) setMeasured(duration);
        }}
        onError={() => {
          setPlaying(false);
          if (source) setFailed(true);
        }}
      />
    </div>
  );
}
