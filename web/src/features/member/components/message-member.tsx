import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { directChats } from '@/features/inbox';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { openOfficeChat } from '../directory/api/member-page';

export interface MessageMemberProps {
  memberId: number;
  /** `direct`: in the chat of the two. `office`: an admin writes in the member's chat with the office. */
  way: 'direct' | 'office';
}

/** Opens the chat in which the reader writes to a member, and starts it if there is none yet. */
export function MessageMember({ memberId, way }: MessageMemberProps) {
  const me = useMe();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const chatId =
        way === 'office'
          ? await openOfficeChat(memberId)
          : await (await directChats()).directChat(me.id, memberId);
      await navigate(inboxPages.chat(chatId));
    } catch (error) {
      toast.error(messageOf(error, INBOX_TEXTS.createFailed));
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<MessageCircle size={18} aria-hidden />}
      busy={busy}
      onClick={() => void open()}
      className="max-sm:grow print:hidden"
    >
      Message
    </Button>
  );
}
