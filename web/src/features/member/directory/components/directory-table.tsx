import { ROLE_LABELS } from '@hearthside/contract/access';
import { messageWay, ownMessageWay } from '@hearthside/contract/inbox/message-way';
import type { DirectoryEntry, DirectoryTab } from '@hearthside/contract/member/directory';
import { memberPages } from '@hearthside/contract/member/pages';
import { Link, useLocation } from 'react-router-dom';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { milesAway } from '../../model/place-query';
import { tabLabel } from '../../model/directory-words';
import { EmailLink } from '../../components/email-link';
import { OfferLines } from '../../components/offer-lines';
import { MemberCell } from '../../components/member-cell';
import { UnverifiedBadge } from '../../components/person-head';

export interface DirectoryTableProps {
  tab: DirectoryTab;
  members: readonly DirectoryEntry[];
  busy: boolean;
}

/** The rows of the Directory: name, and email and city if they are shown. */
export function DirectoryTable({ tab, members, busy }: DirectoryTableProps) {
  const { search } = useLocation();
  const me = useMe();
  const message: Column<DirectoryEntry> = {
    id: 'message',
    header: 'Message',
    actions: true,
    cell: (member) => (
      <MessageButton
        memberId={member.id}
        name={fullName(member)}
        way={messageWay(me, member)}
        look="icon"
        className="sm:-my-1.5"
      />
    ),
  };
  const columns: Column<DirectoryEntry>[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: (member) => (
        <MemberCell member={member}>
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Link
              to={`${memberPages.member(member.id)}${search}`}
              className="-my-2.25 inline-flex min-h-11 min-w-0 items-center rounded-s text-brand-strong underline-offset-3 hover:underline"
            >
              {fullName(member)}
            </Link>
            {!member.verified && <UnverifiedBadge />}
          </span>
          <OfferLines offer={member.offer} className="mt-0.5" />
          {/* The other tabs say it in their name. */}
          {tab === 'featured' && (
            <span className="block text-s font-normal text-ink-soft">
              {ROLE_LABELS[member.role].one}
            </span>
          )}
        </MemberCell>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      cell: ({ email }) =>
        email ? <EmailLink email={email} /> : <span className="text-ink-faint">Not shown</span>,
    },
    {
      id: 'city',
      header: 'City',
      cell: ({ city, miles }) => (
        <>
          {city ? <OwnWords text={city} /> : 'N/A'}
          {miles !== null && (
            <span className="block text-s text-ink-soft tabular-nums">{milesAway(miles)}</span>
          )}
        </>
      ),
    },
    ...(ownMessageWay(me) === 'none' ? [] : [message]),
  ];
  return (
    <DataTable
      caption={tabLabel(tab)}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
