import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { firstChoice, type Choices, type Difference } from './compare';
import { ConflictChoices } from './conflict-choices';

export interface ConflictDialogProps {
  open: boolean;
  differences: readonly Difference[];
  onClose: () => void;
  /** Called with the sides that were chosen. The others stay as `firstChoice` has them. */
  onTake: (choices: Choices) => void;
}

/**
 * Shown if somebody else saved something while it was edited, for forms that have no room for the differences: what
 * they changed, and a choice of which version to keep.
 */
export function ConflictDialog({ open, differences, onClose, onTake }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What changed in the meantime"
      description="Choose what to continue with. Nothing is saved until you press Save."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onTake(choices)}>Continue with this</Button>
        </>
      }
    >
      {differences.length === 0 ? (
        <p>Everything in this form matches what’s saved now.</p>
      ) : (
        <ConflictChoices
          differences={differences}
          sideOf={(one) => choices[one.label] ?? firstChoice(one)}
          onChoose={(chosen) => setChoices({ ...choices, ...chosen })}
        />
      )}
    </Dialog>
  );
}
