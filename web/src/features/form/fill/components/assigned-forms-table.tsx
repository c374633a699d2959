import type { AssignedForm } from '@hearthside/contract/form/fill';
import { formPages } from '@hearthside/contract/form/pages';
import { CloudOff } from 'lucide-react';
import { useMe } from '@/features/session';
import { formatDate } from '@/lib/dates';
import { ButtonLink } from '@/ui/button';
import { DataTable, type Column } from '@/ui/lists/table';
import { fillAction } from '../model/fill-action';
import { fillDraft } from '../model/fill-draft';
import { isOpen } from '../model/fill-state';
import { StatusBadge } from './assigned-forms-status';

const COLUMNS: Column<AssignedForm>[] = [
  {
    id: 'form',
    header: 'Form',
    primary: true,
    cell: ({ title, description }) => (
      <span className="block min-w-0 wrap-anywhere">
        {title}
        {description && (
          <span dir="auto" className="line-clamp-2 max-w-[60ch] text-s font-normal text-ink-soft">
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
    className: 'max-sm:data-[label]:grid-cols-1! max-sm:before:hidden',
    cell: (form) => (
      <ButtonLink
        to={formPages.fill(form.id)}
        variant={form.status === 'rejected' && isOpen({ form }) ? 'primary' : 'quiet'}
        size="s"
        className="max-sm:mt-2 max-sm:w-full sm:whitespace-nowrap"
      >
        {fillAction(form)} <span className="sr-only">{form.title}</span>
      </ButtonLink>
    ),
  },
];

/** Forms, one per row: the status of each, and what to do next. */
export function AssignedFormsTable({ forms }: { forms: readonly AssignedForm[] }) {
  return (
    <DataTable caption="Assigned Forms" columns={COLUMNS} rows={forms} rowKey={({ id }) => id} />
  );
}

function Status({ form }: { form: AssignedForm }) {
  const { status, progress, updatedAt, reviewMessage } = form;
  const { id: memberId } = useMe();
  const isKeptHere = isOpen({ form }) && fillDraft(memberId, form.id).read() !== null;
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge status={status} />
      {status === 'draft' && (
        <span className="text-s text-ink-soft tabular-nums">{progress}% answered</span>
      )}
      {status === 'rejected' && reviewMessage && (
        <span dir="auto" className="max-w-[60ch] text-s wrap-anywhere whitespace-pre-line">
          {reviewMessage}
        </span>
      )}
      {status !== null && status !== 'rejected' && updatedAt && (
        <span className="text-s text-ink-soft">
          {status === 'draft' ? 'Saved' : 'Sent'}{' '}
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        </span>
      )}
      {isKeptHere && (
        <span className="inline-flex items-start gap-1.5 text-s text-ink-soft">
          <CloudOff size={16} aria-hidden className="mt-0.5 shrink-0" />
          Some answers are on this device only. Open the form to save them.
        </span>
      )}
    </span>
  );
}
