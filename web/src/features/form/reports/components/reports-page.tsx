import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { ChartPie } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonCards } from '@/ui/skeleton';
import { useReports } from '../../api/forms';
import { formCount } from '../../model/form-list-words';
import { reportsQuery } from '../../model/reports-query';
import { ReportCard } from './report-card';
import { ReportDialog } from './report-dialog';

/** The totals of the approved answers to each form (part 2 §2, Reports). */
export function ReportsPage() {
  usePage('Reports');
  const [query, change] = useQueryState(reportsQuery);
  const { page, search } = query;
  const list = useSearchedList(query, change, useReports({ page, search }));
  return (
    <>
      <p className="mb-4">
        <Link to={inboxPages.answerTimes} className="font-[560] text-brand-strong underline">
          How long people wait for answers in the inbox
        </Link>
      </p>
      <SearchedList
        list={{ ...list, view: { ...list.view, errorMessage: reasonOf } }}
        name="reports"
        frame="cards"
        placeholder="Search forms..."
        count={formCount}
        skeleton={<SkeletonCards label="Loading reports..." />}
        // Word for word as specified, although this text is for a failure here (part 2 §2).
        errorTitle={FORM_TEXTS.noReports}
        empty={
          <EmptyState icon={<ChartPie size={32} aria-hidden />} title={FORM_TEXTS.noReports}>
            Once a form is published, its results appear here.
          </EmptyState>
        }
      >
        {({ reports }) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-busy={list.busy}>
            {reports.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                onOpen={() => change({ form: report.id }, DIALOG_STEP)}
              />
            ))}
          </ul>
        )}
      </SearchedList>
      <ReportDialog formId={query.form} onClose={() => change({ form: undefined }, DIALOG_STEP)} />
    </>
  );
}

/** Why the reports could not be loaded, with the status if the server answered (part 2 §7). */
const reasonOf = (error: unknown) =>
  error instanceof ApiError ? FORM_TEXTS.reportsFailed(error.status) : messageOf(error);
