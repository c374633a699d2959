import type { TrashedResponse } from '@hearthside/contract/form/response';
import { formatDate } from '@/lib/dates';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { TwoLines } from '@/ui/lists/two-lines';
import { useRestoreResponse } from '../api/responses';
import { respondentName, statusLook } from '../../model/response-words';

export interface ResponseTrashTableProps {
  formId: number;
  responses: readonly TrashedResponse[];
  busy: boolean;
  /** Called when a response has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedResponse>[] = [
  {
    id: 'name',
    header: 'Who responded',
    primary: true,
    cell: (response) => (
      <TwoLines
        first={<OwnWords text={respondentName(response)} />}
        second={`sent ${formatDate(response.createdAt)}, ${statusLook(response.status).text}`}
      />
    ),
  },
  deletedColumn(),
  {
    id: 'erased',
    header: 'Can be restored until',
    cell: ({ erasedAt }) => formatDate(erasedAt),
  },
];

/** Deleted responses, one per row, each with a Restore button. */
export function ResponseTrashTable(props: ResponseTrashTableProps) {
  const { formId, responses, busy, onBack } = props;
  const { trigger } = useRestoreResponse();
  const { restoring, restore } = useRestoring<TrashedResponse>(
    (response) => `The response of ${respondentName(response)}`,
    onBack,
  );
  return (
    <TrashTable
      caption="Deleted responses"
      facts={FACTS}
      items={responses}
      busy={busy}
      restoring={restoring}
      onRestore={(item) => void restore(item, () => trigger({ formId, responseId: item.id }))}
      about={(response) => `the response of ${respondentName(response)}`}
      cardsTo="md"
    />
  );
}
