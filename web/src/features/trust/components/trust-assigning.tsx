import { TRUST_TEXTS, type Trust } from '@hearthside/contract/trust/endpoints';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { useAssign } from '../api/trusts';
import { TrustFinder } from './trust-finder';

export interface TrustAssigningProps {
  user: { id: number; firstName: string; lastName: string };
  open: boolean;
  onClose: () => void;
}

/** The content of the dialog 'Assign to Trust', with its search and its choice. New each time it opens. */
export function TrustAssigning({ user, open, onClose }: TrustAssigningProps) {
  const [chosen, setChosen] = useState<Trust>();
  const [problem, setProblem] = useState('');
  const { trigger, isMutating } = useAssign();

  const assign = async () => {
    if (!chosen) return;
    setProblem('');
    try {
      await trigger({ userId: user.id, trustId: chosen.id });
      toast.success(TRUST_TEXTS.assigned, `${fullName(user)}: ${chosen.name}`);
      onClose();
    } catch (error) {
      const reason = messageOf(error, TRUST_TEXTS.assignFailed);
      setProblem(reason);
      toast.error(reason);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Assign to Trust"
      description={`Choose a trust for ${fullName(user)}. They get access to its chat and, if their role includes pet records, to its pets. We’ll notify them.`}
      dismissable={!isMutating}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isMutating}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            busy={isMutating}
            busyLabel="Assigning..."
            onClick={() => void assign()}
          >
            Assign
          </Button>
        </>
      }
    >
      <TrustFinder userId={user.id} chosen={chosen} onChoose={setChosen} />
      {/* A toast over a dialog is visible but not announced. */}
      <p role="alert" className="sr-only">
        {problem}
      </p>
    </Dialog>
  );
}
