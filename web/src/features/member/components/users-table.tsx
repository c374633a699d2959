import { ROLE_LABELS } from '@hearthside/contract/access';
import type { UserListItem } from '@hearthside/contract/member';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMe } from '@/features/session';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Switch } from '@/ui/switch';
import { DataTable, type Column } from '@/ui/table';
import { fullName } from '../model/member-words';
import { MemberCell } from './member-cell';
import { VerifyDialog } from './verify-dialog';

export interface UsersTableProps {
  users: readonly UserListItem[];
  /** The role column, where the list holds more than one. */
  withRole: boolean;
  busy: boolean;
  /** Somebody was asked about, and the answer is in. */
  onAnswered: () => void;
}

/** The rows of the Users tab. */
export function UsersTable({ users, withRole, busy, onAnswered }: UsersTableProps) {
  const me = useMe();
  const { search } = useLocation();
  const [asked, setAsked] = useState<UserListItem['user']>();

  const columns: Column<UserListItem>[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: ({ user }) => (
        <MemberCell member={user}>
          <Link
            to={`/users/${user.id}${search}`}
            className="-my-1.5 inline-flex min-h-11 items-center rounded-s text-left text-brand-strong underline-offset-3 hover:underline"
          >
            {fullName(user)}
          </Link>
        </MemberCell>
      ),
    },
    {
      id: 'joined',
      header: 'Date Joined',
      nowrap: true,
      cell: ({ user }) => formatDate(user.createdAt),
    },
    {
      id: 'verified',
      header: 'Verified',
      cell: ({ user }) =>
        // Nobody verifies themselves; the server refuses it.
        user.id === me.id ? (
          <Badge tone={user.verified ? 'good' : 'neutral'}>
            {user.verified ? 'Verified' : 'Unverified'}
          </Badge>
        ) : (
          <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
            <Switch
              label={`${fullName(user)} is verified`}
              hideLabel
              className="-my-1.5"
              checked={user.verified}
              onChange={() => setAsked(user)}
            />
            {/* In a word too: not everybody reads a switch. Screen readers have heard it. */}
            <span aria-hidden className="text-s text-ink-soft">
              {user.verified ? 'Verified' : 'Unverified'}
            </span>
          </span>
        ),
    },
  ];
  if (withRole) {
    columns.splice(2, 0, {
      id: 'role',
      header: 'Role',
      cell: ({ user }) => ROLE_LABELS[user.role].one,
    });
  }

  return (
    <>
      <DataTable
        caption="Users"
        columns={columns}
        rows={users}
        rowKey={({ user }) => user.id}
        busy={busy}
      />
      <VerifyDialog
        user={asked}
        onClose={() => {
          setAsked(undefined);
          onAnswered();
        }}
      />
    </>
  );
}
