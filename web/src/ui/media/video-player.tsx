import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';

/** Part 2 §8, as the contract has it, which parts of the kit do not import. */
const FAILED = 'Failed to process video URL';
/** So long the player's page may take before that is said; if it comes after all, it is shown. */
const PATIENCE_MS = 20_000;

/** The portal's own page that plays a film, or that it cannot be had. */
export function VideoPlayer({ path, title }: { path: string; title: string }) {
  const [tries, setTries] = useState(0);
  return (
    <OneTry
      key={`${path} ${tries}`}
      path={path}
      title={title}
      onAgain={() => setTries(tries + 1)}
    />
  );
}

function OneTry({ path, title, onAgain }: { path: string; title: string; onAgain: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  // The button that was pressed is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <iframe
        ref={frame}
        src={path}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        onLoad={({ currentTarget }) => setState(isPlayer(currentTarget) ? 'there' : 'failed')}
        className="absolute inset-0 size-full border-0"
      />
      {state === 'failed' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-surface-sunken px-4 text-center">
          <p role="alert">{FAILED}</p>
          <Button
            variant="quiet"
            size="s"
            icon={<RotateCcw size={18} aria-hidden />}
            onClick={onAgain}
          >
            Retry
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Whether the frame shows a player's page, which is of the portal's own origin: the browser's page that says there
 * is no connection is not to be looked into, and a proxy's has no player in it.
 */
const isPlayer = ({ contentDocument }: HTMLIFrameElement): boolean =>
  Boolean(contentDocument?.querySelector('body > iframe, body > video, body > h1'));
