import { historyPages } from '@hearthside/contract/history/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import {
  Armchair,
  Download,
  Ellipsis,
  FolderDown,
  History,
  ListChecks,
  ListFilter,
  Mails,
  Send,
  Trash2,
  UserRoundPlus,
} from 'lucide-react';
import { useRef } from 'react';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { ExportProgress } from '@/ui/lists/export-progress';
import { ActionMenu } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { useUsersExport } from '../api/users';
import { people } from '../../model/user-words';
import type { UsersQuery } from '../../model/users-query';

export interface UsersHeadProps {
  query: UsersQuery;
  /** The length of the list. Undefined until it is known. */
  total: number | undefined;
  onInvite: (how: 'person' | 'list') => void;
}

const MORE_LISTS = [
  { label: 'Waiting room', to: memberPages.waitingRoom, icon: <Armchair size={18} aria-hidden /> },
  { label: 'Invitations', to: memberPages.invitations, icon: <Mails size={18} aria-hidden /> },
  { label: 'Tasks', to: memberPages.tasks, icon: <ListChecks size={18} aria-hidden /> },
  { label: 'Trash', to: memberPages.trash, icon: <Trash2 size={18} aria-hidden /> },
  {
    label: 'Data requests',
    to: memberPages.dataRequests,
    icon: <FolderDown size={18} aria-hidden />,
  },
  { label: 'History', to: historyPages.list, icon: <History size={18} aria-hidden /> },
];

/** The actions of an admin on the whole list: invite, export, and see who is not in it. */
export function UsersHead({ query, total, onInvite }: UsersHeadProps) {
  const { progress, run, cancel } = useUsersExport();
  const exportButton = useRef<HTMLButtonElement>(null);
  const save = async () => {
    try {
      toast.success(`${people(await run(query))} exported`);
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        toast.error(messageOf(error, 'Failed to export the list'));
      }
    }
  };
  return (
    <div className="print:hidden">
      {/* If there is room, on the line of the page's title, left of the bell. */}
      <div className="mb-3 flex items-center gap-2 sm:justify-end lg:-mt-16 lg:mr-14 lg:mb-5 lg:ml-auto lg:w-fit">
        <ActionMenu
          label="Invite"
          variant="primary"
          className="max-sm:flex-1"
          icon={<UserRoundPlus size={18} aria-hidden className="max-[400px]:hidden" />}
          items={[
            {
              label: 'Invite a person',
              icon: <Send size={18} aria-hidden />,
              onOpen: () => onInvite('person'),
            },
            {
              label: 'Invite from a list',
              icon: <ListFilter size={18} aria-hidden />,
              onOpen: () => onInvite('list'),
            },
          ]}
        />
        <Button
          ref={exportButton}
          variant="quiet"
          icon={<Download size={18} aria-hidden className="max-[400px]:hidden" />}
          disabled={!total}
          busy={progress !== undefined}
          onClick={() => void save()}
          className="max-sm:flex-1"
        >
          Export
        </Button>
        <ActionMenu
          label={<span className="max-sm:sr-only">More lists</span>}
          icon={<Ellipsis size={20} aria-hidden className="sm:hidden" />}
          anchor="bottom end"
          className="max-sm:px-2.5!"
          items={MORE_LISTS}
        />
      </div>
      {progress && (
        <ExportProgress
          progress={progress}
          onCancel={() => {
            // The pressed button disappears with the progress bar, so the focus goes back to where the export began.
            exportButton.current?.focus();
            cancel();
          }}
        />
      )}
    </div>
  );
}
