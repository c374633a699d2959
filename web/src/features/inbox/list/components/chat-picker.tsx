import { ROLE_LABELS, canSeeUnverified } from '@hearthside/contract/access';
import { INBOX_TEXTS, PICKED_MAX, type ChatUser } from '@hearthside/contract/inbox/fields';
import { GROUP_TEXTS } from '@hearthside/contract/inbox/group-fields';
import clsx from 'clsx';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { Finder } from '@/ui/fields/finder';
import { usePickablePeople } from '../../api/chats';
import { usePeopleToAdd } from '../../api/group-changes';
import { toggled } from '../../model/new-chat';
import { PersonAvatar } from '../../info/components/person-avatar';
import type { DraftProps } from './picked-people';

export interface ChatPickerProps extends DraftProps {
  /** The group to which they are added, and how many more it can have. Otherwise they are picked for a new chat. */
  toGroup?: { chatId: number; room: number };
}

/** The people whom the member may pick, by name or email (part 1 §5.2). */
export function ChatPicker({ draft, onChange, toGroup }: ChatPickerProps) {
  const me = useMe();
  const [search, setSearch] = useState('');
  const forNew = usePickablePeople(toGroup ? null : { search });
  const forGroup = usePeopleToAdd(toGroup ? { chatId: toGroup.chatId, search } : null);
  const found = toGroup ? forGroup : forNew;
  const full = draft.picked.length >= Math.min(PICKED_MAX, toGroup?.room ?? PICKED_MAX);
  return (
    <>
      {!canSeeUnverified(me) && (
        <p className="mb-2 text-s text-ink-soft">
          Only verified users are shown. Unverified users must be verified by an admin first.
        </p>
      )}
      {full && (
        <p role="status" className="mb-2 text-s text-ink-soft">
          {toGroup ? GROUP_TEXTS.full : `A chat can start with up to ${PICKED_MAX} users.`}
        </p>
      )}
      <Finder
        view={viewOf(found)}
        search={search}
        onSearch={setSearch}
        name="users"
        searchLabel="Search users by name or email"
        placeholder="Search users..."
        errorTitle={INBOX_TEXTS.usersFailed}
        autoFocus
        rows={({ people }) => people}
      >
        {(people) => (
          <ul className={clsx('grid gap-0.5 pt-0.5', found.isLoading && 'opacity-60')}>
            {people.map((user) => {
              const picked = draft.picked.some(({ id }) => id === user.id);
              return (
                <li key={user.id}>
                  <Person
                    user={user}
                    picked={picked}
                    disabled={full && !picked}
                    onToggle={() => onChange(toggled(draft, user))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Finder>
    </>
  );
}

interface PersonProps {
  user: ChatUser;
  picked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A row that picks a person. It can be pressed anywhere. */
function Person({ user, picked, disabled, onToggle }: PersonProps) {
  return (
    <label
      className={clsx(
        'flex min-h-15 items-center gap-3 rounded-s px-2 py-1.5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-brand',
        picked ? 'bg-brand-soft' : 'hover:bg-surface-sunken',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <PersonAvatar user={user} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-[560] wrap-anywhere">
          {fullName(user)}
        </span>
        <span className="block text-s text-ink-soft">
          {ROLE_LABELS[user.role].one}
          {!user.verified && ' · Unverified'}
        </span>
      </span>
      <input
        type="checkbox"
        checked={picked}
        disabled={disabled}
        onChange={onToggle}
        className="choice-box size-5.5 shrink-0 appearance-none rounded-[6px] border-2 border-line-control bg-surface outline-none disabled:border-line-strong disabled:bg-surface-sunken"
      />
    </label>
  );
}
