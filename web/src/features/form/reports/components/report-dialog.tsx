import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { FormReportDetail } from '@hearthside/contract/form/report';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonText } from '@/ui/skeleton';
import { useReport } from '../../api/forms';
import { Totals } from './report-card';
import { ReportQuestion } from './report-question';

export interface ReportDialogProps {
  /** The form whose report is shown. The dialog is open while there is one. */
  formId: number | undefined;
  onClose: () => void;
}

/** A form's choice-based questions and how often each choice was chosen in the responses that count (ruling 17). */
export function ReportDialog({ formId, onClose }: ReportDialogProps) {
  const { shown, opening } = useSubject(formId);
  const found = useReport(shown === undefined ? null : { formId: shown });
  const { data, error } = found;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (shown === undefined) return null;
  return (
    <Dialog
      key={opening}
      open={formId !== undefined}
      onClose={onClose}
      size="l"
      title={data?.title ?? 'Report'}
    >
      <AsyncView
        {...viewOf(found)}
        // A missing report won't appear by retrying.
        retry={isMissing ? undefined : () => found.mutate()}
        skeleton={<SkeletonText lines={10} label="Loading the report..." />}
        errorTitle={FORM_TEXTS.noReports}
        errorMessage={(reason) =>
          reason instanceof ApiError ? FORM_TEXTS.reportsFailed(reason.status) : messageOf(reason)
        }
      >
        {(report) => <Report report={report} />}
      </AsyncView>
    </Dialog>
  );
}

function Report({ report }: { report: FormReportDetail }) {
  const { totalCounted, questions } = report;
  return (
    <>
      <Totals report={report} />
      {totalCounted === 0 ? (
        <EmptyState title={FORM_TEXTS.noApproved} />
      ) : questions.length === 0 ? (
        <EmptyState title={FORM_TEXTS.noChoiceQuestions} />
      ) : (
        <div className="divide-y divide-line">
          {questions.map((question) => (
            <ReportQuestion key={question.id} question={question} />
          ))}
        </div>
      )}
    </>
  );
}
