import { Send } from 'lucide-react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { adminsIn, isFaulty, readySummary, sentSummary } from '../model/invite-list';
import { people } from '../model/user-words';
import { InviteLines } from './invite-lines';
import { InviteListText } from './invite-list-text';
import { useInviteListSteps } from './use-invite-list-steps';

export interface InviteListDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites everybody on a list: written or chosen, looked through line by line, then sent. */
export function InviteListDialog({ open, onClose }: InviteListDialogProps) {
  const steps = useInviteListSteps(open);
  const { step, typed, wrong, busy } = steps;
  const close = () => {
    steps.settle();
    onClose();
  };
  return (
    <Dialog
      open={open || steps.again}
      onClose={close}
      dismissable={!busy}
      size="xl"
      title="Invite from a list"
      footer={<Footer steps={steps} onClose={close} />}
    >
      {wrong.root && (
        <Notice tone="bad" live className="mb-4">
          {wrong.root}
        </Notice>
      )}
      {step.name === 'write' && (
        <InviteListText typed={typed} error={wrong.list} back={step.back} onChange={steps.type} />
      )}
      {step.name === 'checked' && (
        <InviteLines
          key="checked"
          summary={readySummary(step.lines)}
          lines={step.lines}
          good="Ready"
        >
          <AdminWarning count={adminsIn(step.lines)} />
        </InviteLines>
      )}
      {step.name === 'sent' && (
        <InviteLines
          key="sent"
          summary={sentSummary(step.invited, step.lines)}
          lines={step.lines}
          good="Invited"
        />
      )}
    </Dialog>
  );
}

interface FooterProps {
  steps: ReturnType<typeof useInviteListSteps>;
  onClose: () => void;
}

/** Keyed: a button that takes another's place must not take a second press that was meant for it. */
function Footer({ steps, onClose }: FooterProps) {
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
  const faulty = step.lines.some(isFaulty);
  const ready = step.lines.filter((line) => !isFaulty(line)).length;
  if (step.name === 'checked') {
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
            key="send"
            icon={<Send size={18} aria-hidden />}
            busy={busy}
            busyLabel="Inviting..."
            onClick={() => void steps.send()}
          >
            Invite {people(ready)}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {faulty && (
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

function AdminWarning({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {count === 1 ? 'One of them becomes an admin' : `${count} of them become admins`}. An admin
      may see and change everything: every person, every pet, and who else is an admin.
    </Notice>
  );
}
