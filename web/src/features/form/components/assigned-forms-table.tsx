import type { AssignedForm } from '@hearthside/contract/form-fill';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { ButtonLink } from '@/ui/button';
import { DataTable, type Column } from '@/ui/table';
import { fillAction } from '../model/fill-action';
import { StatusBadge } from './assigned-forms-status';

const COLUMNS: Column<AssignedForm>[] = [
  {
    id: 'form',
    header: 'Form',
    primary: true,
    cell: ({ id, status, title, description }) => (
      <span className="block min-w-0 wrap-anywhere">
        {fillAction(status) ? (
          title
        ) : (
          // Nothing to do any more, but something to read.
          <Link
            to={`/forms/${id}`}
            className="-my-2.5 inline-block rounded-s py-2.5 text-brand-strong underline-offset-3 hover:underline"
          >
            {title}
          </Link>
        )}
        {description && (
          <span className="line-clamp-2 max-w-[60ch] text-s font-normal text-ink-soft">
            {description}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    className: 'sm:w-2/5',
    cell: (form) => <Status form={form} />,
  },
  {
    id: 'action',
    header: 'Action',
    align: 'end',
    className: 'max-sm:data-[label]:grid-cols-1! max-sm:before:hidden max-sm:empty:hidden',
    cell: ({ id, status, title }) => {
      const label = fillAction(status);
      return (
        label && (
          <ButtonLink
            to={`/forms/${id}`}
            variant={status === 'rejected' ? 'primary' : 'quiet'}
            size="s"
            className="max-sm:mt-2 max-sm:w-full sm:whitespace-nowrap"
          >
            {label} <span className="sr-only">{title}</span>
          </ButtonLink>
        )
      );
    },
  },
];

/** Forms, one a row: where each stands, and what is to be done. */
export function AssignedFormsTable({ forms }: { forms: readonly AssignedForm[] }) {
  return (
    <DataTable caption="Assigned Forms" columns={COLUMNS} rows={forms} rowKey={({ id }) => id} />
  );
}

function Status({ form }: { form: AssignedForm }) {
  const { status, progress, updatedAt, reviewMessage } = form;
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge status={status} />
      {status === 'draft' && (
        <span className="text-s text-ink-soft tabular-nums">{progress}% of what is required</span>
      )}
      {status === 'rejected' && reviewMessage && (
        <span className="max-w-[60ch] text-s wrap-anywhere whitespace-pre-line">
          {reviewMessage}
        </span>
      )}
      {status !== null && status !== 'rejected' && updatedAt && (
        <span className="text-s text-ink-soft">
          {status === 'draft' ? 'Saved' : 'Sent'}{' '}
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        </span>
      )}
    </span>
  );
}
