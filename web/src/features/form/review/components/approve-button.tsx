import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { RunButton } from '@/kit/run-button/run-button';
import { useDecision } from './use-decision';

export interface ApproveButtonProps {
  /** A submission that waits, by the name of who sent it. One that was sent again since this revision is refused. */
  one: { id: number; name: string; revision?: string | undefined };
  /** Called after each try, because the button may leave the page with its row. */
  onDone: () => void;
}

/** Approves a submission where it waits. The toast that names its sender offers to undo it, so nothing is asked before. */
export function ApproveButton({ one: { id, name, revision }, onDone }: ApproveButtonProps) {
  const decide = useDecision();
  const approve = async () => {
    try {
      await decide({ responseId: id, approve: true, ...(revision && { revision }) }, name);
    } finally {
      onDone();
    }
  };
  return (
    <RunButton
      about={name}
      label={`Approve: ${name}`}
      busyLabel="Approving..."
      failed={FORM_TEXTS.approveFailed}
      run={approve}
    >
      Approve
    </RunButton>
  );
}
