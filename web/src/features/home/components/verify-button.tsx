import { USER_TEXTS } from '@hearthside/contract/member/users';
import { useVerifying } from '@/features/member';
import { RunButton } from '@/kit/run-button/run-button';

export interface VerifyButtonProps {
  person: { id: number; name: string };
  /** Called after each try, because the button may leave the page with its person. */
  onDone: () => void;
}

/** Verifies somebody at once. The toast that names them offers to undo it, so nothing is asked before. */
export function VerifyButton({ person, onDone }: VerifyButtonProps) {
  const verify = useVerifying(onDone);
  return (
    <RunButton
      about={person.name}
      label={`Verify ${person.name}`}
      busyLabel="Verifying..."
      failed={USER_TEXTS.verifyFailed}
      run={() => verify(person, true)}
    >
      Verify
    </RunButton>
  );
}
