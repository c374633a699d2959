import type { DonationServiceState } from '@hearthside/contract/donation/shapes';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { toast } from '@/ui/toast/toast';
import { useReconcile } from '../../api/donations';
import { checkedWords } from '../../model/service-words';

/** Asks the donation service now for what may be missing, and reports the result. */
export function ServiceCheck({ state }: { state: DonationServiceState }) {
  const { trigger, isMutating } = useReconcile();
  const [failure, setFailure] = useState('');
  if (!state.api) return null;
  const check = async () => {
    setFailure('');
    try {
      const now = await trigger();
      const words = checkedWords(state, now);
      // If it was aborted, the reason is shown above.
      if (words) toast.success(words);
      else if (!now.problem) toast.success('Still running. Please check again in a few minutes.');
    } catch (error) {
      setFailure(messageOf(error, 'Failed to ask the donation service'));
    }
  };
  return (
    <div className="mt-5 grid max-w-md gap-3">
      <Button
        variant="quiet"
        icon={<RefreshCw size={18} aria-hidden />}
        busy={isMutating}
        busyLabel="Checking..."
        onClick={() => void check()}
        className="justify-self-start"
      >
        Check now
      </Button>
      {isMutating && <Progress label="Comparing with the donation service" showText />}
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
