import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';

/** Part 2 §8. The contract has the same text, but the UI kit does not import the contract. */
const FAILED = 'Failed to process video URL';
/**
 * How long the player's page may take before an error is shown, in milliseconds. If it comes after all, it is shown.
 */
const PATIENCE_MS = 20_000;

/** The portal's own page that plays a film, or an error if it can't be loaded. */
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
  // The button that was pressed is gone, so the frame takes the focus.
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
 * Whether the frame shows a player's page. That page is of the portal's own origin. The browser's page for a missing
 * connection can't be read, and a proxy's page has no player in it.
 */
const isPlayer = ({ contentDocument }: HTMLIFrameElement): boolean =>
  Boolean(contentDocument?.querySelector('body > iframe, body > video, body > h1'));
