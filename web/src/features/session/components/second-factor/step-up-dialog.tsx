import { SECOND_FACTOR, type ProofOptions } from '@hearthside/contract/session/second-factor';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { factors } from '../../api/second-factor';
import { OverEverything } from './over-everything';
import { ProofForm } from './proof-form';

/** Asks the member to confirm that it is them before a sensitive call is repeated. */
export function StepUpDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const [options, setOptions] = useState<ProofOptions>();
  const [error, setError] = useState('');
  const load = useCallback(() => {
    factors.stepUpOptions().then(setOptions, (reason: unknown) => setError(messageOf(reason)));
  }, []);
  useEffect(load, [load]);
  const again = () => {
    setError('');
    load();
  };
  return (
    <OverEverything labelledBy="step-up" onCancel={() => onDone(false)}>
      <h2 id="step-up" className="text-xl">
        Please confirm that it’s you
      </h2>
      <p className="mt-1.5 mb-4 text-s text-ink-soft">
        This protects members’ data and your account. You won’t be asked again for{' '}
        {SECOND_FACTOR.stepUpMinutes} minutes, and nothing you typed is lost.
      </p>
      {error && (
        <Notice
          tone="bad"
          live
          action={
            <Button variant="quiet" size="s" onClick={again}>
              Try again
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {!options && !error && <SkeletonText lines={3} label="One moment..." />}
      {options && (
        <ProofForm
          options={options}
          askAgain={() => factors.stepUpOptions()}
          submitLabel="Confirm"
          onProof={async (proof) => {
            await factors.stepUp(proof);
            onDone(true);
          }}
        />
      )}
      <Button variant="ghost" wide className="mt-2" onClick={() => onDone(false)}>
        Cancel
      </Button>
    </OverEverything>
  );
}
