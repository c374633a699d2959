import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { SkeletonText } from '@/ui/skeleton';
import { useMembershipNow } from '../../api/memberships';
import { MembershipLog } from '../../manage/components/membership-log';

/** Below the form of a membership: its history and its reminders, loaded on demand. */
export function MembershipPast({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const partId = useId();
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Button
        variant="ghost"
        size="s"
        icon={<ChevronDown size={18} aria-hidden className={isOpen ? 'rotate-180' : undefined} />}
        aria-expanded={isOpen}
        aria-controls={partId}
        onClick={() => setOpen(!isOpen)}
        className="-ml-3"
      >
        History and reminders sent
      </Button>
      <div id={partId}>{isOpen && <Past id={id} />}</div>
    </div>
  );
}

function Past({ id }: { id: number }) {
  const past = useMembershipNow(String(id));
  return (
    <AsyncView
      {...past}
      skeleton={<SkeletonText lines={4} label="Loading the history..." />}
      errorTitle="Failed to load the history"
      errorMessage={(error) => messageOf(error)}
    >
      {({ events, sent }) => (
        <div className="grid gap-5 pt-2">
          <MembershipLog events={events} sent={sent} as="h3" />
        </div>
      )}
    </AsyncView>
  );
}
