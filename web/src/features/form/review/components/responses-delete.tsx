import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { Respondent } from '@hearthside/contract/form/response';
import { messageOf, ServerUnavailableError } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveResponse, useRestoreResponse } from '../api/responses';
import { respondentName } from '../../model/response-words';

export interface ResponsesDeleteProps {
  formId: number;
  /** The respondent whose response is deleted. The dialog is open while there is one. */
  respondent: Respondent | undefined;
  onClose: () => void;
  /** Called just before it is gone, so that the page can show something else. */
  onDeleted: () => void;
}

/** Asks before a response is deleted. Deleting can be undone. */
export function ResponsesDelete({ formId, respondent, onClose, onDeleted }: ResponsesDeleteProps) {
  const { shown, opening } = useSubject(respondent);
  const { trigger: remove } = useRemoveResponse();
  const { trigger: restore } = useRestoreResponse();
  if (!shown) return null;
  const name = respondentName(shown);

  const handleRestore = async () => {
    try {
      await restore({ formId, responseId: shown.id });
      toast.success(`The response of ${name} is back`);
    } catch (error) {
      toast.error(messageOf(error, 'The response couldn’t be restored'));
    }
  };
  return (
    <ConfirmDialog
      key={opening}
      open={respondent !== undefined}
      onClose={onClose}
      title="Delete Response"
      message={`${name}’s response will no longer be counted, and ${name} can fill out the form again. You can undo this right away, and restore it for ${TRASH_DAYS} days.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={async () => {
        await remove({ formId, responseId: shown.id });
        toast.undo(FORM_TEXTS.responseDeleted, () => void handleRestore(), { about: name });
        onDeleted();
      }}
      errorText={(error) =>
        error instanceof ServerUnavailableError
          ? messageOf(error, FORM_TEXTS.responseDeleteBroken)
          : messageOf(error, FORM_TEXTS.responseDeleteFailed)
      }
    />
  );
}
