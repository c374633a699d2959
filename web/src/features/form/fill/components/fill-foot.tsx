import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { FillUnsaved } from './fill-saving';
import type { FillWizardState } from './use-fill-wizard';

/** How long after a change of step a press may still be meant for the previous step, in milliseconds. */
const AGAIN_MS = 400;

/**
 * Many people double-click where one click is enough. Returns checks for whether a press is the second of two. If the
 * first has changed the step (`fresh`), the second may arrive as a single press on what is there now.
 */
function useSecondPress(step: number) {
  const moved = useRef({ step, at: -Infinity });
  useEffect(() => {
    if (moved.current.step !== step) moved.current = { step, at: performance.now() };
  }, [step]);
  return {
    again: ({ detail }: MouseEvent) => detail > 1,
    // A press by keyboard has no click count, and is always intended.
    fresh: ({ detail }: MouseEvent) =>
      detail > 1 || (detail === 1 && performance.now() - moved.current.at < AGAIN_MS),
  };
}

/** Back, Next, Submit and Cancel, always within reach, and what prevents the answers from being sent. */
export function FillFoot({ wizard }: { wizard: FillWizardState }) {
  const { step, isChecking, isDetour, isSending, message, notice } = wizard;
  const press = useSecondPress(step);
  const isReady = isChecking && Object.keys(wizard.allProblems()).length === 0;
  return (
    <div className="sticky bottom-19 z-10 in-[[role=dialog]]:bottom-0 grid gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4">
      {message && (
        <Notice tone="bad" live>
          <span className="font-medium text-bad">{message}</span> Your answers are kept.
        </Notice>
      )}
      <FillUnsaved wizard={wizard} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="ghost"
          onClick={wizard.cancel}
          disabled={isSending}
          className="max-sm:px-3 sm:mr-auto"
        >
          Cancel
        </Button>
        <Button
          variant="quiet"
          icon={<ArrowLeft size={18} aria-hidden className="max-sm:hidden" />}
          onClick={(event) => press.again(event) || wizard.back()}
          disabled={step === 0 || isSending}
          className="max-sm:grow"
        >
          Back
        </Button>
        {isChecking ? (
          // A separate button, so that no press on Next counts as one on Submit.
          <Button
            key="submit"
            icon={<Send size={18} aria-hidden className="max-sm:hidden" />}
            busy={isSending}
            busyLabel="Submitting..."
            disabled={!isReady || notice?.kind === 'gone'}
            onClick={(event) => press.fresh(event) || void wizard.send()}
            className="max-sm:grow"
          >
            Submit
          </Button>
        ) : (
          <Button
            key="next"
            type="submit"
            onClick={(event) => press.again(event) && event.preventDefault()}
            icon={!isDetour && <ArrowRight size={18} aria-hidden className="max-sm:hidden" />}
            className="max-sm:grow"
          >
            {isDetour ? 'Back to my answers' : 'Next'}
          </Button>
        )}
      </div>
    </div>
  );
}
