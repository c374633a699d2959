import clsx from 'clsx';
import { Pause, Play, SendHorizontal, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { ASKED_FROM, clockTime } from '../model/recording';
import type { Recorder, RecorderState } from './recorder';

export interface RecordingBarProps {
  recorder: Recorder;
  state: Exclude<RecorderState, { phase: 'idle' }>;
  onSend: () => void;
}

/** In place of the text while something is recorded: time, level, and what can be done with it. */
export function RecordingBar({ recorder, state, onSend }: RecordingBarProps) {
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { phase } = state;
  const seconds = phase === 'asking' ? 0 : state.ms / 1000;

  // Escape and the buttons have to be in reach at once.
  useEffect(() => bar.current?.focus(), []);

  const cancel = () => {
    if (seconds < ASKED_FROM) return recorder.cancel();
    recorder.pause();
    setAsking(true);
  };
  const canPause = phase === 'recording' || phase === 'paused';
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Recording a voice message"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || asking) return;
        event.preventDefault();
        cancel();
      }}
      className="flex min-w-0 flex-1 items-center gap-1 rounded-m border border-line bg-canvas pl-3 outline-none sm:gap-2"
    >
      <span
        aria-hidden
        className={clsx(
          'size-2.5 shrink-0 rounded-full',
          phase === 'recording' ? 'bg-bad' : 'bg-line-control',
        )}
      />
      <span className="w-10 shrink-0 text-s tabular-nums">
        <span className="sr-only">Recorded </span>
        {clockTime(seconds)}
      </span>
      <Level value={phase === 'recording' ? state.level : 0} />
      <span role="status" className="min-w-0 truncate text-xs text-ink-soft max-sm:sr-only">
        {SAID[phase]}
      </span>
      <IconButton
        label="Cancel recording"
        icon={<Trash2 size={20} aria-hidden />}
        onClick={cancel}
        className="ml-auto"
      />
      {canPause && (
        <IconButton
          label={phase === 'paused' ? 'Continue recording' : 'Pause recording'}
          icon={
            phase === 'paused' ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />
          }
          onClick={() => (phase === 'paused' ? recorder.resume() : recorder.pause())}
        />
      )}
      <IconButton
        label="Send voice message"
        variant="primary"
        disabled={phase === 'asking'}
        icon={<SendHorizontal size={22} aria-hidden />}
        onClick={onSend}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Discard this recording?"
        message="Your recording will be deleted."
        confirmLabel="Discard"
        danger
        onConfirm={() => recorder.cancel()}
      />
    </div>
  );
}

const SAID = {
  asking: 'Waiting for your microphone...',
  recording: 'Recording...',
  paused: 'Paused',
  ended: 'The recording has ended. Send it, or cancel.',
};

/** How loud it is just now. */
const Level = ({ value }: { value: number }) => (
  <span aria-hidden className="h-1.5 min-w-6 flex-1 overflow-hidden rounded-full bg-line">
    <span
      className="block h-full rounded-full bg-brand transition-[width] duration-150"
      style={{ width: `${Math.round(value * 100)}%` }}
    />
  </span>
);
