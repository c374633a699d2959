import { answeredShare, answersOf } from '@hearthside/contract/form/answers';
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { useMemo } from 'react';
import { formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { onlyAsked } from '../../fill/model/read-sections';
import { REVIEW_LOOKS, verificationLook } from '../../model/submission-words';
import { ResponsesAnswered } from './responses-answered';
import { SubmissionChanges } from './submission-changes';

/** A submission, read-only: how complete it is, the last decision, what changed since, and all answers. */
export function SubmissionView({ detail }: { detail: SubmissionDetail }) {
  const { sections, responses, asked, status, userVerified } = detail;
  const share = useMemo(
    () => answeredShare({ sections: onlyAsked(sections, asked) }, answersOf(responses)),
    [sections, responses, asked],
  );
  const review = REVIEW_LOOKS[status];
  const verification = verificationLook(userVerified);
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-s">
        <span className="inline-flex items-center gap-2">
          Review status <Badge tone={review.tone}>{review.text}</Badge>
        </span>
        <span className="inline-flex items-center gap-2">
          User verification <Badge tone={verification.tone}>{verification.text}</Badge>
        </span>
      </div>
      <Progress value={share} label="Required questions answered" showText />
      <Decision detail={detail} />
      {!detail.canResend && (
        <Notice title="This form is no longer meant for its sender">
          They can still read what they sent but can’t send it again.
        </Notice>
      )}
      <SubmissionChanges detail={detail} />
      {detail.formDescription && (
        <p dir="auto" className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-soft">
          {detail.formDescription}
        </p>
      )}
      <ResponsesAnswered sections={sections} responses={responses} asked={asked} />
    </div>
  );
}

/** The last decision, by whom and why. Nothing while it waits for review. */
function Decision({ detail }: { detail: SubmissionDetail }) {
  const { status, reviewedAt, reviewedBy, reviewMessage } = detail;
  if (status === 'pending' || !reviewedAt) return null;
  const who = reviewedBy ? ` by ${reviewedBy}` : '';
  return (
    <Notice
      tone={status === 'approved' ? 'good' : 'warn'}
      title={`${REVIEW_LOOKS[status].text}${who}, ${formatDateTime(reviewedAt)}`}
    >
      {reviewMessage && (
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reviewMessage}
        </span>
      )}
    </Notice>
  );
}
