import { Button } from '@/ui/button';
import { gifts } from '../model/donation-words';
import { isFaulty, isNew } from '../model/gift-list';
import type { useGiftListSteps } from './use-gift-list-steps';

export interface GiftListFooterProps {
  steps: ReturnType<typeof useGiftListSteps>;
  onClose: () => void;
}

/** The next step of a list. Keyed: a button that takes another's place must not take a press that was meant for it. */
export function GiftListFooter({ steps, onClose }: GiftListFooterProps) {
  const { step, busy } = steps;
  if (step.name === 'write') {
    const cancel = () => {
      steps.discard(steps.typed);
      onClose();
    };
    return (
      <>
        <Button key="cancel" variant="quiet" disabled={busy} onClick={cancel}>
          Cancel
        </Button>
        <Button key="check" busy={busy} busyLabel="Checking..." onClick={() => void steps.check()}>
          Check the list
        </Button>
      </>
    );
  }
  if (step.name === 'checked') {
    const ready = step.lines.filter(isNew).length;
    return (
      <>
        <Button
          key="change"
          variant={ready > 0 ? 'quiet' : 'primary'}
          disabled={busy}
          onClick={steps.write}
        >
          Change the list
        </Button>
        {ready > 0 && (
          <Button
            key="record"
            busy={busy}
            busyLabel="Recording..."
            onClick={() => void steps.record()}
          >
            Record {gifts(ready)}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {step.lines.some(isFaulty) && (
        <Button key="rest" variant="quiet" onClick={steps.write}>
          Correct the rest
        </Button>
      )}
      <Button key="done" onClick={onClose}>
        Done
      </Button>
    </>
  );
}
