import type { UserListItem } from '@hearthside/contract/member/users';
import clsx from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '@/features/session';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { Checkbox } from '@/ui/fields/checkbox';
import { latePart } from '@/ui/late-part';
import { ExportProgress } from '@/ui/lists/export-progress';
import { DataTable } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useOpenedPart } from '@/ui/use-asked-part';
import { useSelectedExport } from '../api/users';
import { people } from '../../model/user-words';
import type { BulkChoice } from '../../model/bulk-words';
import { askedUsers, hasViewer, listName, type UsersQuery } from '../../model/users-query';
import { SelectionBar } from './selection-bar';
import { useAsked } from './use-asked';
import { useSelection } from './use-selection';
import { UserActions } from './user-actions';
import { userColumns } from './user-columns';

const useBulkDialog = latePart(
  async () => (await import('../../bulk/components/bulk-dialog')).BulkDialog,
);

export interface UsersTableProps {
  users: readonly UserListItem[];
  /** The list's state. When its filters change, nobody is selected. */
  query: UsersQuery;
  /** The length of the list, over all of its pages. */
  total: number;
  busy: boolean;
  /** Called after a change. The element that had the focus may be gone. */
  onChanged: () => void;
}

/** The rows of the Users tab, with the actions on one or many of them. */
export function UsersTable({ users, query, total, busy, onChanged }: UsersTableProps) {
  const me = useMe();
  const { search } = useLocation();
  const { asked, ask, close } = useAsked();
  const others = users.map(({ user }) => user.id).filter((id) => id !== me.id);
  const isListed = hasViewer(query) || users.some(({ user }) => user.id === me.id);
  const selection = useSelection(listName(query), others, { total, isListed });
  const { count, all, ticked } = selection;
  // What was asked for stays while its dialog is open, also once the selection has served.
  const [bulk, setBulk] = useState<ReturnType<typeof askedFor> & { turn: number }>();
  const [open, setOpen] = useState(false);
  const closeBulk = () => {
    setOpen(false);
    onChanged();
  };
  const { data: BulkDialog } = useOpenedPart(useBulkDialog, open, closeBulk);

  const selected = users.map(({ user }) => user).filter(({ id }) => selection.ids.includes(id));
  const selectedNow = all
    ? { filter: askedUsers(query), except: [...ticked] }
    : { ids: [...ticked] };
  const askedFor = (action: BulkChoice) => ({
    action,
    count,
    people: selected,
    selection: selectedNow,
  });
  const exporting = useSelectedExport();
  const saveSelected = async () => {
    try {
      toast.success(`${people(await exporting.run(selectedNow))} exported`);
    } catch (error) {
      if (error instanceof AbortedError) return;
      toast.error(messageOf(error, 'Failed to export the list'));
    }
  };
  const askBulk = (action: BulkChoice) => {
    setBulk((last) => ({ ...askedFor(action), turn: (last?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  const here = selected.length;
  const elsewhere = count > here;
  const selectable = total - Number(isListed);
  return (
    <>
      {selection.most > 0 && (
        <Checkbox
          label="Select all on this page"
          className="w-fit md:pl-2.75 print:hidden"
          checked={here === selection.most}
          indeterminate={here > 0 && here < selection.most}
          onChange={selection.toggleAll}
        />
      )}
      <p role="status" className="sr-only">
        {count > 0 && `${count} selected`}
      </p>
      <DataTable
        caption="Users"
        columns={userColumns({ myId: me.id, search, withRole: !query.role, selection, ask })}
        rows={users}
        rowKey={({ user }) => user.id}
        busy={busy}
        cardsTo="md"
        // The element with the focus must not be hidden under the bar.
        className={clsx(count > 0 && '[&_:is(a,button,input)]:scroll-mb-28')}
      />
      {exporting.progress && (
        <ExportProgress progress={exporting.progress} onCancel={exporting.cancel} />
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          matching={all || count >= selectable ? undefined : selectable}
          canVerify={elsewhere || selected.some((user) => !user.verified)}
          canUnverify={elsewhere || selected.some((user) => user.verified)}
          isArchive={query.account === 'archived'}
          isExporting={exporting.progress !== undefined}
          onAction={askBulk}
          onExport={() => void saveSelected()}
          onEverybody={selection.selectEverybody}
          onClear={() => {
            selection.clear();
            onChanged();
          }}
        />
      )}
      <UserActions
        asked={asked}
        onClose={() => {
          close();
          onChanged();
        }}
      />
      {bulk && BulkDialog && (
        <BulkDialog
          key={bulk.turn}
          {...bulk}
          open={open}
          onClose={closeBulk}
          onStarted={selection.clear}
          onShow={asked?.open ? undefined : () => setOpen(true)}
        />
      )}
    </>
  );
}
