import type { FormSort } from '@hearthside/contract/form/endpoints';
import { formPages } from '@hearthside/contract/form/pages';
import type { FormListItem } from '@hearthside/contract/form/shapes';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { audienceWords, rolesWords } from '../../model/form-list-words';
import { sortedBy, type FormsQuery } from '../../model/forms-query';
import type { RequestedAction } from './form-list-actions';
import { FormMenu } from './form-menu';

export interface FormListTableProps {
  forms: readonly FormListItem[];
  busy: boolean;
  query: FormsQuery;
  onSort: (patch: Partial<FormsQuery>) => void;
  onAction: (asked: RequestedAction) => void;
}

const link =
  '-my-1.5 inline-flex min-h-11 items-center rounded-s py-1.5 text-left text-brand-strong underline-offset-3 hover:underline';

/** The rows of the list of forms. */
export function FormListTable({ forms, busy, query, onSort, onAction }: FormListTableProps) {
  const sort = (column: FormSort) => ({
    direction: query.sortBy === column ? query.sortOrder : undefined,
    onToggle: () => onSort(sortedBy(query, column)),
  });
  const columns: Column<FormListItem>[] = [
    { id: 'title', header: 'Form', primary: true, sort: sort('title'), cell: titleCell },
    { id: 'for', header: 'For', cell: audienceCell },
    { id: 'questions', header: 'Questions', nowrap: true, cell: ({ questions }) => questions },
    { id: 'responses', header: 'Responses', cell: responsesCell },
    {
      id: 'createdAt',
      header: 'Created',
      nowrap: true,
      sort: sort('createdAt'),
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'updatedAt',
      header: 'Changed',
      nowrap: true,
      wideOnly: true,
      sort: sort('updatedAt'),
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (form) => <FormMenu form={form} onAction={(action) => onAction({ action, form })} />,
    },
  ];
  return (
    <DataTable
      caption="Forms"
      columns={columns}
      rows={forms}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="lg"
    />
  );
}

function titleCell({ id, title, description, published, hasDraft }: FormListItem) {
  return (
    <span className="grid justify-items-start gap-1">
      <Link to={formPages.editor(id)} className={link}>
        <OwnWords text={title} />
      </Link>
      {description && (
        <span className="line-clamp-2 max-w-[60ch] text-s font-normal text-ink-soft">
          <OwnWords text={description} />
        </span>
      )}
      {!published && <Badge tone="warn">Not published</Badge>}
      {published && hasDraft && <Badge tone="info">Unpublished changes</Badge>}
    </span>
  );
}

function audienceCell({ accessRoles }: FormListItem) {
  const words = audienceWords(accessRoles);
  const all = rolesWords(accessRoles);
  if (words === all || accessRoles.length === 0) return words;
  return (
    <span title={all}>
      {words}
      <span className="sr-only">: {all}</span>
    </span>
  );
}

function responsesCell({ id, title, responses, pending }: FormListItem) {
  if (responses === 0) return <span className="text-ink-soft">None yet</span>;
  return (
    <span className="grid justify-items-start md:whitespace-nowrap">
      <Link to={formPages.responses(id)} className={link}>
        {responses.toLocaleString('en-US')}
        <span className="sr-only">&nbsp;responses to {title}</span>
      </Link>
      {pending > 0 && (
        <span className="text-s text-ink-soft">{pending.toLocaleString('en-US')} to review</span>
      )}
    </span>
  );
}
