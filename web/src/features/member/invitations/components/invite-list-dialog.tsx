import { INVITE_LIST, INVITE_COLUMNS } from '@hearthside/contract/member/invitations';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import { CsvListDialog } from '@/kit/csv-list/csv-list-dialog';
import { CsvListLines } from '@/kit/csv-list/csv-list-lines';
import { useCsvListSteps } from '@/kit/csv-list/use-csv-list-steps';
import { useMe } from '@/features/session';
import { Notice } from '@/ui/notice';
import { useInviteList } from '../api/invitations';
import { EMPTY_LIST, inviteListDraft, type TypedList } from '../../model/invite-draft';
import {
  adminsIn,
  isFaulty,
  listProblem,
  readySummary,
  SAMPLE_LIST,
  sentSummary,
} from '../../model/invite-list';
import { people } from '../../model/user-words';
import { inviteLineColumns } from './invite-lines';
import { VerifiedFromStart } from './verified-from-start';

/** What each line of a list of people has to contain. */
function InviteListHeadings() {
  const { firstName, lastName, email, phoneNumber, role } = INVITE_COLUMNS;
  return (
    <div className="grid max-w-[70ch] gap-2">
      <p>
        One person per line, at most {INVITE_LIST.maxLines}. The first line names the columns:{' '}
        <b>{firstName}</b>, <b>{lastName}</b>, <b>{email}</b>, <b>{phoneNumber}</b> and{' '}
        <b>{role}</b>. A spreadsheet saves such a list as CSV.
      </p>
      <p className="text-s text-ink-soft">
        The phone number may be left empty. The role is one of:{' '}
        {ROLES.map((name) => ROLE_LABELS[name].one).join(', ')}.
      </p>
    </div>
  );
}

export interface InviteListDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites everybody on a list. The list is typed or chosen as a file, checked line by line, and then sent. */
export function InviteListDialog({ open, onClose }: InviteListDialogProps) {
  const steps = useInviteListSteps(open);
  const { step, typed } = steps;
  const lines = step.name === 'write' ? [] : step.found.lines;
  const faulty = lines.filter(isFaulty).length;
  const ready = lines.length - faulty;
  return (
    <CsvListDialog
      open={open}
      onClose={onClose}
      title="Invite from a list"
      steps={steps}
      ready={ready}
      faulty={faulty}
      doing={{
        label: `Invite ${people(ready)}`,
        busyLabel: 'Inviting...',
        icon: <Send size={18} aria-hidden />,
      }}
      text={{
        maxLength: INVITE_LIST.maxLength,
        sample: { name: 'people-to-invite.csv', csv: SAMPLE_LIST },
        headings: <InviteListHeadings />,
        children: (
          <VerifiedFromStart
            checked={typed.verified}
            onChange={({ target }) => steps.type({ verified: target.checked })}
          />
        ),
      }}
    >
      {(at, found) =>
        at === 'checked' ? (
          <CsvListLines
            key={at}
            summary={readySummary(found.lines)}
            lines={found.lines}
            isFaulty={isFaulty}
            onlyFaulty="Only lines that need attention"
            columns={inviteLineColumns('Ready')}
          >
            <AdminWarning count={adminsIn(found.lines)} />
          </CsvListLines>
        ) : (
          <CsvListLines
            key={at}
            summary={sentSummary(found.invited, found.lines)}
            lines={found.lines}
            isFaulty={isFaulty}
            onlyFaulty="Only lines that were not invited"
            columns={inviteLineColumns('Invited')}
          />
        )
      }
    </CsvListDialog>
  );
}

/** The steps of a list of people, from its text to invitations. */
function useInviteListSteps(open: boolean) {
  const me = useMe();
  const kept = useMemo(() => inviteListDraft(me.id), [me.id]);
  const { trigger } = useInviteList();
  return useCsvListSteps({
    open,
    kept,
    empty: EMPTY_LIST,
    problem: listProblem,
    isFaulty,
    nothingIn: 'No one is on this list yet.',
    ask: (typed: TypedList, send: boolean) => trigger({ ...typed, send }),
    again: ' Please try again. No one will be invited twice.',
  });
}

function AdminWarning({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {count === 1 ? 'One of them becomes an admin' : `${count} of them become admins`}. An admin
      may see and change everything: every person, every pet, and who else is an admin.
    </Notice>
  );
}
