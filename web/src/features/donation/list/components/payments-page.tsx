import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { useOpenedFor } from '@/lib/use-opened-for';
import { latePart } from '@/ui/late-part';
import { LinkTabs } from '@/ui/lists/tabs';
import { useOpenedPart } from '@/ui/use-asked-part';
import { paymentTabs, tabIn } from '../../model/payments-tab';
import type { Recording } from '../../model/recording';
import { DonationsList } from './donations-list';
import { PaymentsHead } from './payments-head';
import { ServiceState } from '../../service/components/service-state';
import { Totals } from './totals';

const useDialogs = latePart(async () => (await import('./recording-dialogs')).RecordingDialogs);

/** Donation payments (part 2 §2, Admin Donation Payments). */
export function PaymentsPage() {
  usePage('Donation Payments');
  const [params] = useSearchParams();
  const tab = tabIn(params);
  const [recording, setRecording] = useState<Recording>();
  const stop = () => setRecording((last) => last && { ...last, open: false });
  const { data: Dialogs } = useOpenedPart(useDialogs, recording?.open ?? false, stop);
  const record = (what: Recording['what']) => setRecording({ what, open: true });
  useOpenedFor('record_gift', () => record('gift'));
  return (
    <>
      <PaymentsHead onRecord={record} />
      <LinkTabs label="Donation Payments" items={paymentTabs} current={tab} className="mb-4" />
      {tab === 'donations' && <DonationsList onRecord={() => record('gift')} />}
      {tab === 'totals' && <Totals />}
      {tab === 'service' && <ServiceState />}
      {recording && Dialogs && <Dialogs recording={recording} onClose={stop} />}
    </>
  );
}
