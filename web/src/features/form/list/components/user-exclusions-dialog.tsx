import type { Role } from '@hearthside/contract/access';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { plainText } from '@hearthside/contract/form/text';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { useExclusions } from './use-exclusions';
import { UserExclusionsList } from './user-exclusions-list';
import { UserExclusionsSummary } from './user-exclusions-summary';

export interface UserExclusionsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question's text, with or without its markup. */
  question: string;
  /** The members who must not see it now. */
  assignedUserIds: readonly number[];
  /** The roles that see the question. If left out, all of them. */
  seenBy?: readonly Role[] | undefined;
  /** Gets the members who must not see it from now on. The dialog closes and confirms it. */
  onSave: (assignedUserIds: number[]) => void;
}

/**
 * Chooses the members who must not see a question (part 1 §2.14). Each time it opens, it starts with the saved
 * choice.
 */
export function UserExclusionsDialog(props: UserExclusionsDialogProps) {
  const { shown, opening } = useSubject(props.open || undefined);
  if (!shown) return null;
  return <OneChoice key={opening} {...props} />;
}

function OneChoice(props: UserExclusionsDialogProps) {
  const { open, onClose, question, assignedUserIds, seenBy, onSave } = props;
  const exclusions = useExclusions(assignedUserIds, seenBy);
  const { ids, isBusy } = exclusions;

  const save = () => {
    onSave(ids);
    toast.success(
      ids.length === 0 ? FORM_TEXTS.exclusionsCleared : FORM_TEXTS.exclusionsSaved(ids.length),
    );
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={FORM_TEXTS.exclusionsFor(plainText(question))}
      description={FORM_TEXTS.exclusionsAbout}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} busyLabel="Loading..." onClick={save}>
            Save Exclusions
          </Button>
        </>
      }
    >
      <UserExclusionsList exclusions={exclusions} />
      <UserExclusionsSummary exclusions={exclusions} />
    </Dialog>
  );
}
