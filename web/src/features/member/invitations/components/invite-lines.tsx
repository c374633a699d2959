import type { InviteLine } from '@hearthside/contract/member/invitations';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/fields/checkbox';
import { EmailText, OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { isFaulty, roleWord } from '../../model/invite-list';

export interface InviteLinesProps {
  /** What came out, in a sentence. */
  summary: string;
  lines: readonly InviteLine[];
  /** What is said of a line without a fault: 'Ready', 'Invited'. */
  good: string;
  /** Between the summary and the lines. */
  children?: ReactNode;
}

/** What became of each line of a list, and first of all what it comes to. */
export function InviteLines({ summary, lines, good, children }: InviteLinesProps) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = lines.filter(isFaulty);
  const mixed = faulty.length > 0 && faulty.length < lines.length;

  // The button that led here is gone; whoever reads with a keyboard or by ear goes on from here.
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <div className="grid gap-3">
      <p ref={head} tabIndex={-1} className="text-l font-semibold outline-none">
        {summary}
      </p>
      {children}
      {mixed && (
        <Checkbox
          label={
            good === 'Ready' ? 'Only lines that need a look' : 'Only lines that were not invited'
          }
          checked={onlyFaulty}
          onChange={({ target }) => setOnlyFaulty(target.checked)}
        />
      )}
      <DataTable
        caption="The lines of the list"
        columns={columns(good)}
        rows={onlyFaulty ? faulty : lines}
        rowKey={({ line }) => line}
        cardsTo="md"
      />
    </div>
  );
}

const columns = (good: string): Column<InviteLine>[] => [
  { id: 'line', header: 'Line', nowrap: true, cell: ({ line }) => line },
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
      error === null ? (
        <Badge tone="good">{good}</Badge>
      ) : (
        <div className="flex items-start gap-1.5 text-s font-medium text-bad md:min-w-32">
          <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <OwnWords text={error} />
          </span>
        </div>
      ),
  },
];
