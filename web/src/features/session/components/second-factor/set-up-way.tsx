import { useState } from 'react';
import { AddPasskey } from './add-passkey';
import { RecoveryCodes } from './recovery-codes';
import { SetUpApp, type OnSetUp } from './set-up-app';

export interface SetUpWayProps {
  way: 'app' | 'passkey';
  /** Called at once when the way is set up, while its recovery codes are still shown. */
  onSetUp?: OnSetUp;
  /** Called when nothing is left to be read. */
  onDone: () => void;
  onCancel: () => void;
}

/** Sets up a way to confirm, and then shows the recovery codes if these are the first. */
export function SetUpWay({ way, onSetUp, onDone, onCancel }: SetUpWayProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const SetUp = way === 'app' ? SetUpApp : AddPasskey;
  return (
    <SetUp
      onCancel={onCancel}
      onSetUp={(made) => {
        onSetUp?.(made);
        if (made) setCodes(made);
        else onDone();
      }}
    />
  );
}
