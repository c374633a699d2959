import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import type { Respondent } from '@hearthside/contract/form/response';
import { REVIEW_STATUSES } from '@hearthside/contract/form/submission';
import { Printer, Trash2 } from 'lucide-react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { IconButton } from '@/ui/icon-button';
import { SkeletonText } from '@/ui/skeleton';
import { useResponses } from '../api/responses';
import { respondentName, statusLook } from '../../model/response-words';
import { ResponsesAnswered } from './responses-answered';
import { ResponsesReview } from './responses-review';

export interface ResponsesOneProps {
  formId: number;
  responseId: number;
  onPrint: (respondent: Respondent) => void;
  onDelete: (respondent: Respondent) => void;
}

/** Whether it can be approved or rejected. A response to a form without review can't. */
const isReviewed = (status: string) => (REVIEW_STATUSES as readonly string[]).includes(status);

/** One response with the form as it was when answered. */
export function ResponsesOne({ formId, responseId, onPrint, onDelete }: ResponsesOneProps) {
  const found = useResponses({ formId, responseId });
  const gone = <EmptyState title="This response does not exist anymore." />;
  if (found.error instanceof ApiError && found.error.status === 404) return <Card>{gone}</Card>;
  return (
    <Card>
      <AsyncView
        {...viewOf(found)}
        skeleton={<SkeletonText lines={10} label="Loading the response..." />}
        errorTitle={FORM_TEXTS.responsesFailed}
        errorMessage={(error) => messageOf(error)}
      >
        {({ response }) =>
          response === null ? (
            gone
          ) : (
            <>
              <div className="mb-4 flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <h2 dir="auto" className="text-l wrap-anywhere">
                    {respondentName(response)}
                  </h2>
                  <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-soft">
                    Sent {formatDateTime(response.createdAt)}
                    <Badge tone={statusLook(response.status).tone}>
                      {statusLook(response.status).text}
                    </Badge>
                  </p>
                </div>
                {isReviewed(response.status) && (
                  <ButtonLink variant="quiet" size="s" to={formPages.submission(response.id)}>
                    Review
                  </ButtonLink>
                )}
                <IconButton
                  label={`Print the response of ${respondentName(response)}`}
                  icon={<Printer size={18} aria-hidden />}
                  onClick={() => onPrint(response)}
                />
                <IconButton
                  label={`Delete the response of ${respondentName(response)}`}
                  icon={<Trash2 size={18} aria-hidden />}
                  variant="danger"
                  aria-haspopup="dialog"
                  onClick={() => onDelete(response)}
                />
              </div>
              <ResponsesAnswered {...response} />
              {isReviewed(response.status) && <ResponsesReview responseId={response.id} />}
            </>
          )
        }
      </AsyncView>
    </Card>
  );
}
