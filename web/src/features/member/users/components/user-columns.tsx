import { ROLE_LABELS } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import type { UserListItem } from '@hearthside/contract/member/users';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/fields/checkbox';
import { Switch } from '@/ui/fields/switch';
import type { Column } from '@/ui/lists/table';
import { AccountBadge } from '../../components/account-badge';
import { MemberCell } from '../../components/member-cell';
import type { UserAction } from './use-asked';
import type { RowSelection } from './use-selection';
import { UserMenu } from './user-menu';

export interface UserColumnsOptions {
  /** The viewer's id: nobody verifies themselves, and the server would refuse it. */
  myId: number;
  /** The list's state in the address, kept while a user is opened. */
  search: string;
  /** Whether to show the role column, for lists with more than one role. */
  withRole: boolean;
  selection: RowSelection;
  ask: (action: UserAction, about: UserListItem) => void;
}

/** The columns of the Users tab (part 1 §2.5). */
export function userColumns(options: UserColumnsOptions): Column<UserListItem>[] {
  const { myId, search, withRole, selection, ask } = options;
  const role: Column<UserListItem> = {
    id: 'role',
    header: 'Role',
    cell: ({ user }) => ROLE_LABELS[user.role].one,
  };
  return [
    {
      id: 'select',
      header: 'Select',
      actions: true,
      // On a card it is in the other corner, next to the picture.
      className: 'max-md:right-auto! max-md:left-1 md:px-0!',
      cell: ({ user }) => (
        <Checkbox
          label={user.id === myId ? 'You cannot select yourself' : `Select ${fullName(user)}`}
          hideLabel
          className="md:-my-1 print:hidden"
          disabled={user.id === myId}
          checked={selection.ids.includes(user.id)}
          onChange={() => selection.toggle(user.id)}
        />
      ),
    },
    {
      id: 'name',
      header: 'Name',
      primary: true,
      className: 'max-md:pl-8!',
      cell: ({ user }) => (
        <MemberCell member={user}>
          <Link
            to={`${memberPages.user(user.id)}${search}`}
            // The dialog that it opens has its own history step (ui/back-steps).
            replace
            className="-my-1.5 inline-flex min-h-11 items-center rounded-s text-left text-brand-strong underline-offset-3 hover:underline"
          >
            {fullName(user)}
          </Link>
          <AccountBadge state={user.state} className="ml-2" />
        </MemberCell>
      ),
    },
    {
      id: 'joined',
      header: 'Date Joined',
      nowrap: true,
      cell: ({ user }) => formatDate(user.createdAt),
    },
    ...(withRole ? [role] : []),
    {
      id: 'verified',
      header: 'Verified',
      cell: (about) =>
        about.user.id === myId ? (
          <Badge tone={about.user.verified ? 'good' : 'neutral'} icon={null}>
            {word(about)}
          </Badge>
        ) : (
          <VerifySwitch about={about} onChange={() => ask('verify', about)} />
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (about) => <UserMenu about={about} ask={ask} />,
    },
  ];
}

const word = ({ user }: UserListItem) => (user.verified ? 'Verified' : 'Unverified');

function VerifySwitch({ about, onChange }: { about: UserListItem; onChange: () => void }) {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <Switch
        label={`${fullName(about.user)} is verified`}
        hideLabel
        className="-my-1.5"
        checked={about.user.verified}
        onChange={onChange}
      />
      {/* Also as a word if there is room, because not everybody understands a switch. Screen readers have already
          read it. */}
      <span aria-hidden className="text-s text-ink-soft md:max-lg:hidden">
        {word(about)}
      </span>
    </span>
  );
}
