import { useEffect, useRef, type MouseEvent } from 'react';

/** As long after a step has changed a press may be meant for what stood there before, in milliseconds. */
const AGAIN_MS = 400;

/**
 * Many press twice what needs one press. Answers what tells whether a press is the second of two; where the first
 * has changed the step (`fresh`), it may have come as a single one on what stands there now.
 */
export function useSecondPress(step: number) {
  const moved = useRef({ step, at: -Infinity });
  useEffect(() => {
    if (moved.current.step !== step) moved.current = { step, at: performance.now() };
  }, [step]);
  return {
    again: ({ detail }: MouseEvent) => detail > 1,
    // Keys have no such number: whoever uses them means it.
    fresh: ({ detail }: MouseEvent) =>
      detail > 1 || (detail === 1 && performance.now() - moved.current.at < AGAIN_MS),
  };
}
