import { useRef, type TouchEvent } from 'react';

/** How far a finger has to move, in pixels, and more sideways than up or down. */
const FAR = 60;

/** Handlers that go back (-1) or forward (1) when one finger swipes sideways, but not while a picture is zoomed. */
export function useSwipe(turn: (by: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isFree = touches.length === 1 && !(target instanceof HTMLVideoElement) && !isZoomed();
      from.current = touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = undefined;
      if (!touch || !start) return;
      const right = touch.clientX - start.x;
      if (Math.abs(right) < FAR || Math.abs(right) < 2 * Math.abs(touch.clientY - start.y)) return;
      turn(right > 0 ? -1 : 1);
    },
  };
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
