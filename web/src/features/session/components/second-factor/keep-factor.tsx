import type { SecondFactor } from '@hearthside/contract/session/second-factor';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useKeepFactor } from '../../api/own-factor';

/** Tells the member that an admin is resetting their second factor, and lets them refuse. */
export function KeepFactor({ reset }: { reset: NonNullable<SecondFactor['reset']> }) {
  const { trigger } = useKeepFactor();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      toast.success((await trigger()).message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warn"
      title={`${reset.by} has asked to reset your two-step sign-in`}
      action={
        <Button size="s" busy={busy} busyLabel="One moment..." onClick={() => void keep()}>
          Keep it
        </Button>
      }
    >
      It is turned off on {formatDateTime(reset.at)}. The reason given: {reset.reason}
    </Notice>
  );
}
