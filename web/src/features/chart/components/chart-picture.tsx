import { useEffect, useRef, useState, type RefObject } from 'react';
import { latePart } from '@/ui/late-part';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import type { ChartDrawing } from '../model/chart-drawing';

const useChartCanvas = latePart(async () => (await import('./chart-canvas')).ChartCanvas);

export interface ChartPictureProps {
  /** The same function as long as the same is shown. */
  drawing: ChartDrawing;
  /** In pixels; its width is what there is. */
  height: number;
}

/**
 * A chart, drawn when it comes near the screen: a form may have hundreds of questions. Whoever can't see it
 * has its numbers beside it, so that where its code can't be had little is missing.
 */
export function ChartPicture({ drawing, height }: ChartPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  return (
    <div ref={box} className="relative min-w-0 print:hidden" style={{ height }}>
      {isNear && <Drawn drawing={drawing} />}
    </div>
  );
}

function Drawn({ drawing }: { drawing: ChartDrawing }) {
  const { data: Canvas, error, isLoading, retry } = useChartCanvas();
  if (Canvas) return <Canvas drawing={drawing} />;
  if (error === undefined) return <Skeleton className="size-full" />;
  return (
    <div className="grid h-full content-center justify-items-center gap-2 text-center">
      <p className="text-s text-ink-soft">The chart could not be shown.</p>
      <Button variant="quiet" size="s" busy={isLoading} onClick={retry}>
        Retry
      </Button>
    </div>
  );
}

/** So far from the screen, in pixels, it is drawn already. */
const NEAR = 600;

/** Whether something has come near the screen; from then on it stays. */
function useNear(box: RefObject<HTMLElement | null>) {
  // Where the browser can't tell, everything is near.
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !box.current) return;
    const watch = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(watch, { rootMargin: `${NEAR}px` });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isNear]);
  return isNear;
}
