import type { InviteLine } from '@hearthside/contract/member/invitations';
import { LineProblem } from '@/kit/csv-list/csv-list-lines';
import { Badge } from '@/ui/badge';
import { EmailText, OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { roleWord } from '../../model/invite-list';

/** The columns for each line of a list of people. `good` is the text for a line without problems. */
export const inviteLineColumns = (good: string): readonly Column<InviteLine>[] => [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    className: 'max-md:order-first',
    cell: ({ name }) => name || 'No name',
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <EmailText email={email} />,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <OwnWords text={roleWord(role)} />,
  },
  {
    id: 'result',
    header: 'Result',
    cell: ({ error }) =>
      error === null ? <Badge tone="good">{good}</Badge> : <LineProblem text={error} />,
  },
];
