import type { UserListItem } from '@hearthside/contract/member/users';
import clsx from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '@/features/session';
import { Checkbox } from '@/ui/fields/checkbox';
import { DataTable } from '@/ui/lists/table';
import { SelectionBar } from './selection-bar';
import { useAsked } from './use-asked';
import { useSelection } from './use-selection';
import { UserActions } from './user-actions';
import { userColumns } from './user-columns';
import { VerifyManyDialog } from './verify-many-dialog';

export interface UsersTableProps {
  users: readonly UserListItem[];
  /** The name of the list. When it changes, nobody is selected. */
  list: string;
  /** Whether to show the role column, for lists with more than one role. */
  withRole: boolean;
  busy: boolean;
  /** Called after a change. The element that had the focus may be gone. */
  onChanged: () => void;
}

/** The rows of the Users tab, with the actions on one or several of them. */
export function UsersTable({ users, list, withRole, busy, onChanged }: UsersTableProps) {
  const me = useMe();
  const { search } = useLocation();
  const { asked, ask, close } = useAsked();
  const others = users.map(({ user }) => user.id).filter((id) => id !== me.id);
  const selection = useSelection(list, others);
  const [many, setMany] = useState<{ people: UserListItem['user'][]; verified: boolean }>();
  const [asking, setAsking] = useState(false);

  const askMany = (verified: boolean) => {
    setMany({ people: selected, verified });
    setAsking(true);
  };
  const clear = () => {
    selection.clear();
    onChanged();
  };
  const selected = users.map(({ user }) => user).filter(({ id }) => selection.ids.includes(id));
  const count = selected.length;
  const verified = selected.filter((user) => user.verified).length;
  return (
    <>
      {selection.most > 0 && (
        <Checkbox
          label="Select all on this page"
          className="w-fit md:pl-2.75 print:hidden"
          checked={count === selection.most}
          indeterminate={count > 0 && count < selection.most}
          onChange={selection.toggleAll}
        />
      )}
      <p role="status" className="sr-only">
        {count > 0 && `${count} selected`}
      </p>
      <DataTable
        caption="Users"
        columns={userColumns({ myId: me.id, search, withRole, selection, ask })}
        rows={users}
        rowKey={({ user }) => user.id}
        busy={busy}
        cardsTo="md"
        // The element with the focus must not be hidden under the bar.
        className={clsx(count > 0 && '[&_:is(a,button,input)]:scroll-mb-28')}
      />
      {count > 0 && (
        <SelectionBar
          count={count}
          verified={verified}
          unverified={count - verified}
          onVerify={askMany}
          onClear={clear}
        />
      )}
      <UserActions
        asked={asked}
        onClose={() => {
          close();
          onChanged();
        }}
      />
      {many && (
        <VerifyManyDialog
          {...many}
          open={asking}
          onClose={() => {
            setAsking(false);
            onChanged();
          }}
          onDone={selection.clear}
        />
      )}
    </>
  );
}
