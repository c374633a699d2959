import type { TrashedForm } from '@hearthside/contract/form-endpoints';
import { ArchiveRestore } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRestoreForm } from '../../api/use-restore-form';
import { contentsText } from '../../model/form-list-words';

export interface FormTrashTableProps {
  forms: readonly TrashedForm[];
  busy: boolean;
  /** A form has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedForm>[] = [
  { id: 'title', header: 'Form', primary: true, cell: ({ title }) => <OwnWords text={title} /> },
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <TwoLines first={formatDate(deletedAt)} second={<OwnWords text={`by ${deletedBy}`} />} />
    ),
  },
  {
    id: 'erased',
    header: 'Can be brought back until',
    cell: (form) => (
      <TwoLines first={formatDate(form.erasedAt)} second={`with ${contentsText(form)}`} />
    ),
  },
];

/** Deleted forms, one a row, each with the way back. */
export function FormTrashTable({ forms, busy, onBack }: FormTrashTableProps) {
  const restore = useRestoreForm();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const handleRestore = async ({ id, title }: TrashedForm) => {
    setRestoring((now) => new Set(now).add(id));
    try {
      await restore(id);
      toast.success(`“${title}” is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `“${title}” could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((each) => each !== id)));
    }
  };
  const actions: Column<TrashedForm> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (form) => (
      <Button
        variant="quiet"
        size="s"
        icon={<ArchiveRestore size={18} aria-hidden />}
        busy={restoring.has(form.id)}
        busyLabel="Restoring..."
        onClick={() => void handleRestore(form)}
      >
        Restore <span className="sr-only">{form.title}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Deleted forms"
      columns={[...FACTS, actions]}
      rows={forms}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}

function TwoLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span>
      <span className="md:whitespace-nowrap">{first}</span>{' '}
      <span className="block text-s font-normal text-ink-soft">{second}</span>
    </span>
  );
}
