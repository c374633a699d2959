import { ROLE_LABELS } from '@hearthside/contract/access';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import { memberPages } from '@hearthside/contract/member/pages';
import type { TrustPerson } from '@hearthside/contract/trust/endpoints';
import { Link } from 'react-router-dom';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';
import { Badge } from '@/ui/badge';
import { EmailText } from '@/ui/email-text';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { RemovePerson } from './remove-person';

export interface PeopleTableProps {
  trustId: number;
  people: readonly TrustPerson[];
  onRemoved: () => void;
}

const link =
  '-my-1.5 inline-flex min-h-11 items-center rounded-s text-left text-brand-strong underline-offset-3 hover:underline';

const COLUMNS: Column<TrustPerson>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    className: 'md:min-w-44!',
    cell: (person) => (
      <span className="flex items-center gap-3">
        <Avatar name={fullName(person)} src={person.profilePicture} size="s" />
        <span className="min-w-0">
          <Link to={memberPages.user(person.id)} className={`${link} md:max-xl:mb-0`}>
            {fullName(person)}
          </Link>
          <BelowName>
            <EmailText email={person.email} />
          </BelowName>
        </span>
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    nowrap: true,
    cell: ({ role }) => ROLE_LABELS[role].one,
  },
  {
    id: 'verified',
    header: 'Verified',
    nowrap: true,
    cell: ({ verified }) =>
      verified ? <Badge tone="good">Verified</Badge> : <Badge>Unverified</Badge>,
  },
  {
    id: 'email',
    header: 'Email',
    wideOnly: true,
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className={link}>
        <EmailText email={email} />
      </a>
    ),
  },
  {
    id: 'assigned',
    header: 'Assigned on',
    nowrap: true,
    cell: ({ assignedAt }) => formatDate(assignedAt),
  },
];

/** The people of a trust as a table. */
export function PeopleTable({ trustId, people, onRemoved }: PeopleTableProps) {
  const me = useMe();
  const columns: Column<TrustPerson>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      nowrap: true,
      cell: (person) => (
        <span className="inline-flex items-center">
          <MessageButton
            memberId={person.id}
            name={fullName(person)}
            way={messageWay(me, person)}
            look="icon"
            className="md:-my-1.5"
          />
          <RemovePerson trustId={trustId} person={person} onRemoved={onRemoved} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="People of this trust"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      cardsTo="md"
    />
  );
}
