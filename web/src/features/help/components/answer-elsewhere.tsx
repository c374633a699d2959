import type { HelpPlace } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { Navigate } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { useOneAnswer } from '../api/answers';

export interface AnswerElsewhereProps {
  /** The topic in the address, which the answer is not in. */
  place: HelpPlace;
  /** The id in the address. Undefined if there is none. */
  id: number | undefined;
}

/**
 * Shown at an address of an answer that is not in its topic: redirects to where the answer is now, or says that it is
 * gone.
 */
export function AnswerElsewhere({ place, id }: AnswerElsewhereProps) {
  const found = useOneAnswer(id === undefined ? null : { id });
  const isGone = found.error instanceof ApiError && found.error.status === 404;
  if (id === undefined || isGone) {
    return (
      <Notice tone="warn" className="mb-4">
        The answer this link leads to is no longer here. Here are the other answers in its topic.
      </Notice>
    );
  }
  return (
    <AsyncView
      {...viewOf(found)}
      errorTitle="Failed to find the answer this link leads to"
      skeleton={<SkeletonText lines={2} label="Looking for the answer..." />}
    >
      {({ item: { topic } }) =>
        // If it is the same topic, the list is about to show it.
        topic === place ? null : <Navigate to={helpPages.topic(topic, id)} replace />
      }
    </AsyncView>
  );
}
