import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Chat, ChatMember, ChatUser } from '@hearthside/contract/inbox/fields';
import { LogOut, UserMinus, UserPlus } from 'lucide-react';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { usePresence } from '../../api/use-inbox';
import { pickedOf } from '../../model/chat-words';
import { useGroupDialogs } from '../../group/components/use-group-dialogs';
import { groupRights } from '../../group/model/group-rights';
import { PersonAvatar } from './person-avatar';

/** Who is in a chat: the people who were picked, and the admins, who are in every chat (ruling 10). */
export function MembersPanel({ chat }: { chat: Chat }) {
  const picked = pickedOf(chat.members);
  const admins = chat.members.filter(({ office }) => office);
  const online = usePresence(chat.id);
  const group = useGroupDialogs(chat);
  const rights = groupRights(chat, useMe());
  return (
    <>
      {chat.kind === 'pet' && <p className="mb-1 text-xs text-ink-soft">{FOLLOWS}</p>}
      {rights.change && (
        <Button
          variant="quiet"
          size="s"
          icon={<UserPlus size={17} aria-hidden />}
          aria-haspopup="dialog"
          onClick={group.openAdding}
          className="mb-2 w-full"
        >
          Add people
        </Button>
      )}
      <MemberList
        members={picked}
        online={online}
        onRemove={(member) => (rights.remove(member) ? group.askToRemove : undefined)}
      />
      {rights.leave && (
        <Button
          variant="ghost"
          size="s"
          icon={<LogOut size={17} aria-hidden />}
          aria-haspopup="dialog"
          onClick={group.askToLeave}
          className="mt-1 w-full"
        >
          Leave group
        </Button>
      )}
      {group.dialogs}
      {admins.length > 0 && (
        <section aria-labelledby="chat-admins" className="mt-3 border-t border-line pt-3">
          <h3 id="chat-admins" className="text-s">
            Admins, in every chat
          </h3>
          <p className="mt-0.5 mb-1 text-xs text-ink-soft">
            They can read and reply here so someone can always help.
          </p>
          <MemberList members={admins} online={online} />
        </section>
      )}
    </>
  );
}

/** Nobody adds or removes anybody in the chat of a pet. */
const FOLLOWS =
  'This chat follows the pet’s care team. Anyone who joins the team can read everything here, and anyone who leaves no longer can.';

interface MemberListProps {
  members: readonly ChatMember[];
  online: ReadonlySet<number>;
  /** What removes a member. Undefined where the viewer may not. */
  onRemove?: (member: ChatMember) => ((user: ChatUser) => void) | undefined;
}

function MemberList({ members, online, onRemove }: MemberListProps) {
  const me = useMe();
  return (
    <ul>
      {members.map((member) => {
        const { user } = member;
        const remove = onRemove?.(member);
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
            {remove && (
              <IconButton
                label={`Remove ${fullName(user)}`}
                icon={<UserMinus size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => remove(user)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
