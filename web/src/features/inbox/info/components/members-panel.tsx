import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Chat, ChatMember } from '@hearthside/contract/inbox/fields';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { usePresence } from '../../api/use-inbox';
import { pickedOf } from '../../model/chat-words';
import { PersonAvatar } from './person-avatar';

/** Who is in a chat: the people who were picked, and the admins, who are in every chat (ruling 10). */
export function MembersPanel({ chat }: { chat: Chat }) {
  const picked = pickedOf(chat.members);
  const admins = chat.members.filter(({ office }) => office);
  const online = usePresence(chat.id);
  return (
    <>
      {chat.kind === 'pet' && <p className="mb-1 text-xs text-ink-soft">{FOLLOWS}</p>}
      <MemberList members={picked} online={online} />
      {admins.length > 0 && (
        <section aria-labelledby="chat-admins" className="mt-3 border-t border-line pt-3">
          <h3 id="chat-admins" className="text-s">
            Admins, in every chat
          </h3>
          <p className="mt-0.5 mb-1 text-xs text-ink-soft">
            They can read and answer here, so that somebody can always help.
          </p>
          <MemberList members={admins} online={online} />
        </section>
      )}
    </>
  );
}

/** Nobody adds or removes anybody in the chat of a pet. */
const FOLLOWS =
  'This chat follows the pet\u2019s care team. Whoever joins it can read everything here, and whoever leaves it no longer can.';

interface MemberListProps {
  members: readonly ChatMember[];
  online: ReadonlySet<number>;
}

function MemberList({ members, online }: MemberListProps) {
  const me = useMe();
  return (
    <ul>
      {members.map(({ user }) => {
        const isHere = user.id !== me.id && online.has(user.id);
        return (
          <li key={user.id} className="flex min-h-14 items-center gap-3 py-1.5">
            {/* The dot's meaning is in the line below. */}
            <span aria-hidden>
              <PersonAvatar user={user} online={isHere} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-s leading-snug font-[600] wrap-anywhere">
                {fullName(user)}
                {user.id === me.id && ' (you)'}
              </span>
              <span className="block text-xs text-ink-soft">
                {ROLE_LABELS[user.role].one}
                {!user.verified && ' · Unverified'}
                {isHere && ' · Here now'}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
