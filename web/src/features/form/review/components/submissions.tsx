import { FORM_TEXTS, FORMS_PAGE } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import type { ReviewStatus, Submission } from '@hearthside/contract/form/submission';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { messageOf } from '@/lib/api/api-error';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { SkeletonTable } from '@/ui/skeleton';
import { queueQuery } from '../../queue/model/queue-query';
import { useSubmissions } from '../api/responses';
import { submissionCount } from '../../model/response-words';
import {
  STATUS_CHOICES,
  submissionsQuery,
  type SubmissionsQuery,
} from '../../model/submissions-query';
import { SubmissionDialog } from './submission-dialog';
import { SubmissionsApproved } from './submissions-approved';
import { SubmissionsTable } from './submissions-table';

/** The submissions (part 2 §2, Form Submissions): a tab of the admins' section Forms. */
export function Submissions() {
  const [query, change] = useQueryState(submissionsQuery);
  const { page, search, status } = query;
  const answer = useSubmissions({ page, search, status, limit: FORMS_PAGE });
  const list = useSearchedList(query, change, answer);
  const [approved, setApproved] = useState<Submission>();
  const nothing = <NoSubmissions query={query} onReset={change} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2>Form Submissions</h2>
          <p className="mt-1 max-w-[70ch] text-ink-soft">
            Review and approve user form submissions to verify their accounts
          </p>
        </div>
        <ButtonLink
          variant="quiet"
          icon={<ClipboardCheck size={18} aria-hidden />}
          to={`${formPages.reviewQueue}?${queueQuery.format({ queue: 'submissions', search })}`}
        >
          Review one by one
        </ButtonLink>
      </div>
      {approved && (
        <SubmissionsApproved
          key={approved.id}
          submission={approved}
          onDone={() => {
            setApproved(undefined);
            list.keepFocus();
          }}
        />
      )}
      <SearchedList
        list={{
          ...list,
          view: {
            ...list.view,
            errorMessage: (error: unknown) => {
              const reason = messageOf(error, FORM_TEXTS.submissionsNotFetched);
              return reason === FORM_TEXTS.submissionsFailed ? undefined : reason;
            },
          },
        }}
        name="submissions"
        frame="xl"
        className="mt-4"
        placeholder="Search users or forms..."
        count={submissionCount}
        errorTitle={FORM_TEXTS.submissionsFailed}
        filters={<StatusSelect status={status} onChange={change} />}
        skeleton={<SkeletonTable rows={10} columns={6} label="Loading submissions..." />}
        empty={nothing}
        noMatch={nothing}
      >
        {({ submissions }) => (
          <SubmissionsTable
            submissions={submissions}
            busy={list.busy}
            onView={({ id }) => change({ submission: id }, DIALOG_STEP)}
            // If only waiting submissions are listed, it leaves the list, and its button with it.
            onApproved={(one) => setApproved(status && !one.userVerified ? one : undefined)}
            onChanged={list.keepFocus}
          />
        )}
      </SearchedList>
      <SubmissionDialog
        responseId={query.submission}
        onClose={() => {
          change({ submission: undefined }, DIALOG_STEP);
          list.keepFocus();
        }}
      />
    </>
  );
}

interface StatusSelectProps {
  status: ReviewStatus | undefined;
  onChange: (patch: Partial<SubmissionsQuery>, options: { replace: boolean }) => void;
}

function StatusSelect({ status, onChange }: StatusSelectProps) {
  return (
    <Select
      aria-label="Status"
      options={STATUS_CHOICES}
      value={status ?? ''}
      onChange={({ target }) =>
        onChange(
          { status: (target.value || undefined) as ReviewStatus | undefined, page: 1 },
          { replace: true },
        )
      }
      className="sm:w-40"
    />
  );
}

interface NoSubmissionsProps {
  query: SubmissionsQuery;
  onReset: (patch: Partial<SubmissionsQuery>) => void;
}

function NoSubmissions({ query: { search, status }, onReset }: NoSubmissionsProps) {
  const isNarrowed = search !== '' || status !== undefined;
  return (
    <EmptyState
      icon={<ClipboardCheck size={32} aria-hidden />}
      title={FORM_TEXTS.noSubmissions}
      action={
        isNarrowed && (
          <Button
            variant="quiet"
            onClick={() => onReset({ search: '', status: undefined, page: 1 })}
          >
            Show all
          </Button>
        )
      }
    >
      {isNarrowed ? FORM_TEXTS.adjustSearch : FORM_TEXTS.submissionsWillCome}
    </EmptyState>
  );
}
