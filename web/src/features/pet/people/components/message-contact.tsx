import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { ownMessageWay } from '@hearthside/contract/inbox/message-way';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';

export interface MessageContactProps {
  detail: Pick<PetDetail, 'messageable'>;
  /** Null where the contact is only a name, or away. */
  memberId: number | null | undefined;
  name: string;
}

/** Opens the chat with somebody on a pet’s page, where the server says that the reader can write to them. */
export function MessageContact({ detail, memberId, name }: MessageContactProps) {
  const me = useMe();
  if (!memberId || !detail.messageable.includes(memberId)) return null;
  return (
    <MessageButton memberId={memberId} name={name} way={ownMessageWay(me)} look="quiet" size="s" />
  );
}
