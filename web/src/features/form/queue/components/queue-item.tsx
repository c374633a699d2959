import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { fullName } from '@/lib/full-name';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { senderOf } from '../../model/submission-words';
import { SubmissionView } from '../../review/components/submission-view';
import { QueueBar } from './queue-bar';
import { QueueHeading } from './queue-heading';
import { QueueNewcomer } from './queue-newcomer';
import { QueuePerson } from './queue-person';
import { QueueSubmission } from './queue-submission';
import { NothingSent } from './nothing-sent';
import type { Round } from './use-round';
import { useQueueItem, type QueueItemFound } from './use-queue-item';

/** One item of the queue: who it is, what they answered and what changed, and the decisions on it. */
export function QueueItem({ round, item }: { round: Round; item: number }) {
  const { query, place } = round;
  const found = useQueueItem(query.queue, item, query.submission);
  // The next one is requested beforehand, so that it is there at once.
  useQueueItem(query.queue, typeof place?.next === 'number' ? place.next : undefined);
  const { lead, member, submission, shown, isGone } = found;
  return (
    <>
      <AsyncView<unknown>
        {...viewOf<unknown>(lead)}
        // What is missing won't appear by retrying.
        retry={isGone ? undefined : () => lead.mutate()}
        skeleton={<SkeletonText lines={12} label="Loading..." />}
        errorTitle={isGone ? 'This is no longer here' : FORM_TEXTS.submissionFailed}
        errorMessage={(reason) =>
          isGone ? 'It was deleted, or the link is wrong.' : reasonOf(reason)
        }
      >
        {() => (
          <>
            <QueueHeading key={shown} arrived={round.moved || query.submission !== undefined}>
              {titleOf(found)}
              {place?.number && (
                <span className="sr-only">
                  , {place.number} of {round.order?.length}
                </span>
              )}
            </QueueHeading>
            <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
              <AsyncView
                {...viewOf(member)}
                skeleton={
                  <Card>
                    <SkeletonText lines={8} label="Loading the person..." />
                  </Card>
                }
                errorTitle="Who sent it could not be loaded"
              >
                {(data) => <QueuePerson member={data} shown={shown} look={round.look} />}
              </AsyncView>
              <Card as="div">
                {shown === undefined ? (
                  member.data && <NothingSent member={member.data} />
                ) : (
                  <AsyncView
                    {...viewOf(submission)}
                    skeleton={<SkeletonText lines={12} label="Loading the submission..." />}
                    errorTitle={FORM_TEXTS.submissionFailed}
                    errorMessage={reasonOf}
                  >
                    {(detail) => <SubmissionView detail={detail} />}
                  </AsyncView>
                )}
              </Card>
            </div>
          </>
        )}
      </AsyncView>
      <QueueBar round={round}>
        {submission.data ? (
          <QueueSubmission
            key={submission.data.id}
            submission={submission.data}
            onSettled={round.goOn}
          />
        ) : (
          shown === undefined &&
          member.data && <QueueNewcomer member={member.data} onVerified={round.goOn} />
        )}
      </QueueBar>
    </>
  );
}

/** 'Rosa Marchetti: Intake form' */
function titleOf({ submission: { data }, member }: QueueItemFound): string {
  if (data) return `${senderOf(data)}: ${data.formTitle}`;
  return member.data ? fullName(member.data.user) : '';
}

/** The reason, if the server says more than that it failed. */
function reasonOf(error: unknown) {
  const message = messageOf(error);
  return message === FORM_TEXTS.submissionFailed ? undefined : message;
}
