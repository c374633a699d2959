import { NOBODY } from '@hearthside/contract/inbox/office-fields';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { Select } from '@/ui/fields/select';
import { adminsIn } from '../../office/model/admins-in';
import type { useChatView } from './use-chat-view';

export interface AssigneeFilterProps {
  chatView: ReturnType<typeof useChatView>;
  /** The chats on screen, in which every admin is. */
  chats: readonly Chat[] | undefined;
}

/** For the office: narrows the list to the chats of which one admin takes care, or nobody. */
export function AssigneeFilter({ chatView, chats }: AssigneeFilterProps) {
  const me = useMe();
  const { assignee, filter } = chatView;
  const others = adminsIn(chats?.[0]).filter(({ id }) => id !== me.id);
  const isListed = assignee === undefined || assignee === NOBODY || assignee === me.id;
  const isUnknown = !isListed && !others.some(({ id }) => id === assignee);
  return (
    <div className="border-b border-line px-4 py-2">
      <Select
        aria-label="Assigned to"
        value={assignee === undefined ? '' : String(assignee)}
        onChange={({ target: { value } }) => filter(value === '' ? undefined : Number(value))}
      >
        <option value="">All assignments</option>
        <option value={String(me.id)}>Assigned to me</option>
        <option value={String(NOBODY)}>Not assigned</option>
        {others.map((user) => (
          <option key={user.id} value={String(user.id)}>
            {fullName(user)}
          </option>
        ))}
        {isUnknown && <option value={String(assignee)}>Another admin</option>}
      </Select>
    </div>
  );
}
