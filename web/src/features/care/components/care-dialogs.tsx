import { PET_CHOICES, PetChoiceDialog } from '@/kit/pet-choice/pet-choice-dialog';
import { usePetChoices } from '../api/care';
import { HandOverDialog } from './hand-over-dialog';
import { SkipDialog } from './skip-dialog';
import { UndoDialog } from './undo-dialog';
import { TaskDialog, type TaskAsked } from './task-dialog';
import type { Due } from './use-marking';

export interface CareDialogsProps {
  /** Whether one of them is open. */
  open: boolean;
  /** Closes whichever is open. */
  onClose: () => void;
  skipping: Due | undefined;
  onSkip: (due: Due, reason: string) => void;
  /** Of which a mark of somebody else is to be removed. */
  undoing: Due | undefined;
  onUndo: (due: Due) => Promise<void>;
  handing: Due | undefined;
  /** Whether an animal is being chosen, for a new task. */
  choosing: boolean;
  onChoose: (petId: number, petName: string) => void;
  asked: TaskAsked | undefined;
}

/** The dialogs of the care calendar. They come after the page, which is read first. */
export function CareDialogs(props: CareDialogsProps) {
  const { onClose, skipping, onSkip, undoing, onUndo, handing, choosing, onChoose, asked } = props;
  const found = usePetChoices(choosing ? PET_CHOICES : null);
  return (
    <>
      <SkipDialog due={skipping} onClose={onClose} onSkip={onSkip} />
      <UndoDialog due={undoing} onClose={onClose} onUndo={onUndo} />
      <HandOverDialog due={handing} onClose={onClose} />
      <PetChoiceDialog
        open={choosing}
        title="Add a task"
        found={found}
        onClose={onClose}
        onChoose={onChoose}
      />
      <TaskDialog asked={asked} onClose={onClose} />
    </>
  );
}
