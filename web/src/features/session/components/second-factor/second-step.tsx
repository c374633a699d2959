import type { OpenSession } from '@hearthside/contract/session/endpoints';
import {
  SECOND_FACTOR,
  SECOND_FACTOR_TEXTS,
  type ProofOptions,
} from '@hearthside/contract/session/second-factor';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { factors } from '../../api/second-factor';
import { ProofForm } from './proof-form';

export interface SecondStepProps {
  /** Whether others use this computer too, so that it is not remembered. */
  shared: boolean;
  onOpened: (opened: OpenSession) => void;
  /** Begins anew with email and password. `why` is shown there. */
  onBack: (why?: string) => void;
}

/** The second step of signing in, in the place of the form for email and password. */
export function SecondStep({ shared, onOpened, onBack }: SecondStepProps) {
  const [options, setOptions] = useState<ProofOptions>();
  const [error, setError] = useState('');
  const [remember, setRemember] = useState(false);
  const back = (reason: unknown) => {
    // The ticket of the first step is too old, or was used in another window.
    if (reason instanceof ApiError && reason.status === 401) onBack(reason.message);
    else throw reason;
  };
  useEffect(() => {
    let left = false;
    factors.signInOptions().then(
      (found) => !left && setOptions(found),
      (reason: unknown) => {
        if (left) return;
        if (reason instanceof ApiError && reason.status === 401) onBack(reason.message);
        else setError(messageOf(reason));
      },
    );
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step begins
  }, []);

  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {SECOND_FACTOR_TEXTS.needed}
      </p>
      {error && (
        <Notice tone="bad" live>
          {error}
        </Notice>
      )}
      {!options && !error && <SkeletonText lines={3} label="One moment..." />}
      {options && (
        <ProofForm
          options={options}
          askAgain={() => factors.signInOptions()}
          submitLabel="Sign in"
          onProof={async ({ password: _none, ...proof }) => {
            await factors.signInSecondStep({ ...proof, remember }).then(onOpened, back);
          }}
        >
          {!shared && (
            <label className="flex min-h-11 items-center gap-2.5 text-s">
              <input
                type="checkbox"
                checked={remember}
                onChange={({ target }) => setRemember(target.checked)}
                className="size-5 accent-brand"
              />
              <span>Remember this device for {SECOND_FACTOR.rememberDays} days</span>
            </label>
          )}
        </ProofForm>
      )}
      <Button variant="ghost" onClick={() => onBack()}>
        Back
      </Button>
      <p className="text-s text-ink-soft">
        Lost your phone or your passkey? Use a recovery code. Without one, ask an admin to reset
        your two-step sign-in.
      </p>
    </div>
  );
}
