import { ROLE_LABELS } from '@hearthside/contract/access';
import type { UserListItem } from '@hearthside/contract/user';
import { useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/view-of';
import { Avatar } from '@/ui/avatar';
import { EmailText } from '@/ui/email-text';
import { Finder } from '@/ui/finder';
import { useMembers } from '../api/use-members';

type Member = UserListItem['user'];

/** Finds the member whom an appointment is with. */
export function MemberFinder({ onChoose }: { onChoose: (member: Member) => void }) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useMembers(search))}
      search={search}
      onSearch={setSearch}
      name="members"
      placeholder="Search by name or email..."
      autoFocus
      rows={({ users }) => users}
    >
      {(users) => (
        <ul className="grid gap-1">
          {users.map(({ user }) => (
            <li key={user.id}>
              <button
                type="button"
                onClick={() => onChoose(user)}
                className="flex min-h-15 w-full items-center gap-3 rounded-s px-2 py-1.5 text-left transition-colors duration-150 hover:bg-brand-soft"
              >
                <MemberLine member={user} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}

/** A member with what tells them from others of the same name. */
export function MemberLine({ member }: { member: Member }) {
  const name = fullName(member);
  return (
    <>
      <Avatar name={name} src={member.profilePicture} />
      <span className="min-w-0 flex-1">
        <span className="block font-[560] wrap-anywhere">{name}</span>
        <span className="block text-s wrap-anywhere text-ink-soft">
          {ROLE_LABELS[member.role].one} · <EmailText email={member.email} />
        </span>
      </span>
    </>
  );
}
