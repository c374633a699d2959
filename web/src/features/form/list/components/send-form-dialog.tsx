import type { FormListItem } from '@hearthside/contract/form/shapes';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useAddressees, useSendForm } from '../../api/forms';
import { memberCount } from '../../model/form-list-words';
import { Addressees } from './addressees';

type SentForm = Pick<FormListItem, 'id' | 'title' | 'accessRoles'>;

export interface SendFormDialogProps {
  /** The dialog is open while there is one. An unpublished form can't be sent. */
  form: SentForm | undefined;
  onClose: () => void;
}

/** Asks before a form is sent to its audience, and says how many members that is (ruling 16). */
export function SendFormDialog({ form, onClose }: SendFormDialogProps) {
  const { shown, opening } = useSubject(form);
  if (!shown) return null;
  return <OneSending key={opening} form={shown} open={form !== undefined} onClose={onClose} />;
}

interface OneSendingProps {
  form: SentForm;
  open: boolean;
  onClose: () => void;
}

function OneSending({ form, open, onClose }: OneSendingProps) {
  const answer = useAddressees(open ? { id: form.id } : null);
  const { trigger, isMutating: busy } = useSendForm();
  const [problem, setProblem] = useState('');
  // One key each time it opens: after a broken connection, pressing again notifies nobody twice.
  const [key] = useState(randomKey);

  const send = async () => {
    setProblem('');
    try {
      const { people } = await trigger({ id: form.id, key });
      toast.success(`Sent to ${memberCount(people)}`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The form could not be sent'));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send Form"
      description={`“${form.title}” goes to everyone it’s meant for who hasn’t sent it yet. Each person gets a notification and an email.`}
      size="s"
      dismissable={!busy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            icon={<Send size={18} aria-hidden />}
            disabled={!answer.data?.people}
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void send()}
          >
            Send
          </Button>
        </>
      }
    >
      <AsyncView
        {...viewOf(answer)}
        skeleton={<SkeletonText lines={2} label="Counting members..." />}
        errorTitle="The members could not be counted"
      >
        {(data) => <Addressees {...data} accessRoles={form.accessRoles} />}
      </AsyncView>
      {problem && (
        <Notice tone="bad" live className="mt-3">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
