import type {
  DonationServiceState,
  UnusableWebhookEvent,
} from '@hearthside/contract/donation/shapes';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { toast } from '@/ui/toast/toast';
import { useDismissWebhookEvent } from '../../api/donations';
import { eventWords, unusableWords } from '../../model/service-words';

/** The webhook events that can't be processed. Somebody has to look at the donation service, or dismiss them. */
export function UnusableList({ state }: { state: DonationServiceState }) {
  const { unusable, unusableCount } = state;
  if (unusableCount === 0) return null;
  return (
    <section aria-labelledby="unusable" className="mt-5">
      <h3 id="unusable" className="text-l">
        Messages that can’t be used
      </h3>
      <p className="mt-1 mb-2 max-w-[70ch] text-s text-ink-soft">
        {unusableWords(unusableCount)} Please check in the donation service what they’re about. You
        can record a missing gift by hand.
      </p>
      <ul className="divide-y divide-line rounded-m border border-line">
        {unusable.map((one) => (
          <OneMessage key={one.id} webhookEvent={one} />
        ))}
      </ul>
      {unusable.length < unusableCount && (
        <p className="mt-2 text-s text-ink-soft">
          These are the latest {unusable.length}. Dismiss some to see more.
        </p>
      )}
    </section>
  );
}

function OneMessage({ webhookEvent }: { webhookEvent: UnusableWebhookEvent }) {
  const { id, event, at, transactionId, problem } = webhookEvent;
  const { trigger: dismiss } = useDismissWebhookEvent();
  const [busy, setBusy] = useState(false);
  const put = async (aside: boolean) => {
    setBusy(true);
    try {
      await dismiss({ id, aside });
      if (aside) toast.undo('Message dismissed', () => void put(false));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[560] wrap-anywhere">
          <OwnWords text={problem} />
        </p>
        <p className="text-s wrap-anywhere text-ink-soft">
          {eventWords(event)}, <time dateTime={at}>{formatDateTime(at)}</time>
          {transactionId && (
            <>
              , transaction <OwnWords text={transactionId} />
            </>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        size="s"
        icon={<Archive size={18} aria-hidden />}
        busy={busy}
        onClick={() => void put(true)}
      >
        Dismiss
      </Button>
    </li>
  );
}
