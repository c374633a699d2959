import type { Submission } from '@hearthside/contract/form/submission';
import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { EmailText } from '@/ui/email-text';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { REVIEW_LOOKS, senderOf, verificationLook } from '../../model/submission-words';
import { SubmissionActions } from './submission-actions';
import { SubmissionReject } from './submission-reject';
import { SubmissionVerify } from './submission-verify';

export interface SubmissionsTableProps {
  submissions: readonly Submission[];
  busy: boolean;
  onView: (submission: Submission) => void;
  onApproved: (submission: Submission) => void;
  /** Called after a change. The element that had the focus may be gone. */
  onChanged: () => void;
}

/** A page of submissions, with the decisions on each (part 2 §2). */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const { submissions, busy, onView, onApproved, onChanged } = props;
  const [rejecting, setRejecting] = useState<Submission>();
  const [verifying, setVerifying] = useState<Submission>();
  const columns: Column<Submission>[] = [
    {
      id: 'user',
      header: 'User',
      primary: true,
      cell: (submission) => (
        <>
          {senderOf(submission)}
          <span className="block text-s font-normal text-ink-soft">
            <EmailText email={submission.userEmail} />
          </span>
          <BelowName widest>
            Verification: {verificationLook(submission.userVerified).text}
          </BelowName>
        </>
      ),
    },
    {
      id: 'form',
      header: 'Form Name',
      className: 'xl:min-w-36',
      cell: ({ formTitle, formDescription }) => (
        <>
          <span dir="auto" className="wrap-anywhere">
            {formTitle}
          </span>
          {formDescription && (
            <span dir="auto" className="line-clamp-2 text-s wrap-anywhere text-ink-soft">
              {formDescription}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'date',
      header: 'Submitted Date',
      nowrap: true,
      cell: ({ submittedAt, resubmitted }) => (
        <>
          <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
          {resubmitted && <span className="block text-s text-ink-soft">Sent again</span>}
        </>
      ),
    },
    {
      id: 'status',
      header: 'Review status',
      cell: ({ status }) => (
        <Badge tone={REVIEW_LOOKS[status].tone}>{REVIEW_LOOKS[status].text}</Badge>
      ),
    },
    {
      id: 'verified',
      header: 'User verification',
      wideOnly: 'widest',
      cell: ({ userVerified }) => {
        const { text, tone } = verificationLook(userVerified);
        return <Badge tone={tone}>{text}</Badge>;
      },
    },
    {
      id: 'acts',
      header: 'Actions',
      cell: (submission) => (
        <SubmissionActions
          submission={submission}
          onView={() => onView(submission)}
          onReject={() => setRejecting(submission)}
          onVerify={() => setVerifying(submission)}
          onApproved={() => onApproved(submission)}
          onChanged={onChanged}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Form Submissions"
        columns={columns}
        rows={submissions}
        rowKey={({ id }) => id}
        busy={busy}
        cardsTo="xl"
      />
      <SubmissionReject
        submission={rejecting}
        onClose={() => {
          setRejecting(undefined);
          onChanged();
        }}
      />
      <SubmissionVerify
        submission={verifying}
        onClose={() => {
          setVerifying(undefined);
          onChanged();
        }}
      />
    </>
  );
}
