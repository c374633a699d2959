import { useEffect, useRef, useState, type RefObject } from 'react';
import { latePart } from '@/ui/late-part';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import type { ChartDrawing } from '../model/chart-drawing';

const useChartCanvas = latePart(async () => (await import('./chart-canvas')).ChartCanvas);

export interface ChartPictureProps {
  /** Must be the same function while the same data is shown. */
  drawing: ChartDrawing;
  /** In pixels. The width is that of its container. */
  height: number;
}

/**
 * A chart, drawn when it comes near the screen: a form may have hundreds of questions. Its numbers are next to it, so
 * little is missing if its code can't be loaded.
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

/** How near the screen a chart is drawn, in pixels. */
const NEAR = 600;

/** Whether an element has come near the screen. Stays true from then on. */
function useNear(box: RefObject<HTMLElement | null>) {
  // If the browser can't tell, everything counts as near.
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
