import type { TrashedForm } from '@hearthside/contract/form/endpoints';
import { formatDate } from '@/lib/dates';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { TwoLines } from '@/ui/lists/two-lines';
import { useRestoreForm } from '../../api/forms';
import { contentsText } from '../../model/form-list-words';

export interface FormTrashTableProps {
  forms: readonly TrashedForm[];
  busy: boolean;
  /** Called when a form has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedForm>[] = [
  { id: 'title', header: 'Form', primary: true, cell: ({ title }) => <OwnWords text={title} /> },
  deletedColumn(),
  {
    id: 'erased',
    header: 'Can be restored until',
    cell: (form) => (
      <TwoLines first={formatDate(form.erasedAt)} second={`with ${contentsText(form)}`} />
    ),
  },
];

/** Deleted forms, one per row, each with a Restore button. */
export function FormTrashTable({ forms, busy, onBack }: FormTrashTableProps) {
  const { trigger } = useRestoreForm();
  const { restoring, restore } = useRestoring<TrashedForm>(({ title }) => `“${title}”`, onBack);
  return (
    <TrashTable
      caption="Deleted forms"
      facts={FACTS}
      items={forms}
      busy={busy}
      restoring={restoring}
      onRestore={(item) => void restore(item, () => trigger({ id: item.id }))}
      about={({ title }) => title}
      cardsTo="md"
    />
  );
}
