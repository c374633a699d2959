import type { Trust } from '@hearthside/contract/trust/endpoints';
import { trustPages } from '@hearthside/contract/trust/pages';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RowMenu } from '@/ui/dialogs/menu';
import { DataTable, type Column } from '@/ui/lists/table';
import type { TrustPageState } from '../model/trust-link';
import { DeleteTrustDialog } from './delete-trust-dialog';
import { RenameTrustDialog } from './rename-trust-dialog';

export interface TrustsTableProps {
  trusts: readonly Trust[];
  busy: boolean;
  /** Called when the row that had the focus is gone. */
  onDeleted: () => void;
}

/** The rows of the list of trusts. */
export function TrustsTable({ trusts, busy, onDeleted }: TrustsTableProps) {
  const { search } = useLocation();
  const [renaming, setRenaming] = useState<Trust>();
  const [deleting, setDeleting] = useState<Trust>();
  const state: TrustPageState = { list: search };

  const columns: Column<Trust>[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: ({ id, name }) => (
        <Link
          to={trustPages.detail(id)}
          state={state}
          className="-my-1.5 inline-flex min-h-11 items-center rounded-s text-left text-brand-strong underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      ),
    },
    {
      id: 'people',
      header: 'People',
      nowrap: true,
      cell: ({ people }) => people || <span className="text-ink-soft">No one yet</span>,
    },
    {
      id: 'pets',
      header: 'Pets',
      nowrap: true,
      cell: ({ pets }) => pets || <span className="text-ink-soft">None yet</span>,
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (trust) => (
        <RowMenu
          name={trust.name}
          items={[
            {
              label: 'Rename',
              icon: <PencilLine size={18} aria-hidden />,
              onOpen: () => setRenaming(trust),
            },
            {
              label: 'Delete',
              icon: <Trash2 size={18} aria-hidden />,
              danger: true,
              divided: true,
              onOpen: () => setDeleting(trust),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Trusts"
        columns={columns}
        rows={trusts}
        rowKey={({ id }) => id}
        busy={busy}
      />
      <RenameTrustDialog trust={renaming} onClose={() => setRenaming(undefined)} />
      <DeleteTrustDialog
        trust={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={onDeleted}
      />
    </>
  );
}
