import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { CsvListSteps } from './use-csv-list-steps';

export interface CsvListFooterProps {
  at: 'write' | 'checked' | 'done';
  steps: CsvListSteps;
  /** How many lines will be processed, and how many need attention. */
  ready: number;
  faulty: number;
  /** Labels for the action: 'Invite 12 people', 'Inviting...'. */
  doing: { label: ReactNode; busyLabel: string; icon?: ReactNode };
  onCancel: () => void;
  onClose: () => void;
}

/**
 * The button for the next step of a list. Keyed, so that a button that replaces another does not get a press meant
 * for that one.
 */
export function CsvListFooter(props: CsvListFooterProps) {
  const { at, steps, ready, faulty, doing, onCancel, onClose } = props;
  const { busy } = steps;
  if (at === 'write') {
    return (
      <>
        <Button key="cancel" variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button key="check" busy={busy} busyLabel="Checking..." onClick={() => void steps.check()}>
          Check the list
        </Button>
      </>
    );
  }
  if (at === 'checked') {
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
            key="finish"
            icon={doing.icon}
            busy={busy}
            busyLabel={doing.busyLabel}
            onClick={() => void steps.finish()}
          >
            {doing.label}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {faulty > 0 && (
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
