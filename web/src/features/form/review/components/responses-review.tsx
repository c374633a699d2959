import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { useState } from 'react';
import { useSubmission } from '../api/responses';
import { SubmissionFooter } from './submission-footer';
import { SubmissionReject } from './submission-reject';
import { SubmissionVerify } from './submission-verify';

/** The decisions on the response that is being read. Nothing until they are known. */
export function ResponsesReview({ responseId }: { responseId: number }) {
  const { data } = useSubmission({ responseId });
  const [rejecting, setRejecting] = useState<SubmissionDetail>();
  const [verifying, setVerifying] = useState<SubmissionDetail>();
  if (!data) return null;
  return (
    <div
      role="group"
      aria-label="Review"
      className="sticky bottom-19 z-10 mt-4 flex flex-wrap justify-end gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 print:hidden"
    >
      <SubmissionFooter
        submission={data}
        onReject={() => setRejecting(data)}
        onVerify={() => setVerifying(data)}
      />
      <SubmissionReject submission={rejecting} onClose={() => setRejecting(undefined)} />
      <SubmissionVerify submission={verifying} onClose={() => setVerifying(undefined)} />
    </div>
  );
}
