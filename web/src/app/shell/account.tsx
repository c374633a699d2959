import { standing } from '@/features/member';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { useName } from './use-name';

/** The signed-in member: picture, name, role and whether they are verified. */
export function AccountCard() {
  const me = useMe();
  const name = useName();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5 text-left">
      <Avatar name={name} src={me.profilePicture} />
      <span className="min-w-0">
        <span className="block truncate text-s leading-snug font-semibold">{name}</span>
        <span className="block text-xs text-ink-soft">{standing(me)}</span>
      </span>
    </span>
  );
}
