import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { directChats } from '@/features/inbox';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';

export interface MessageButtonProps {
  memberId: number;
  /** Whom it writes to, for screen readers: there is one such button per person. */
  name: string;
}

/** Opens the member's chat with somebody, and starts it if there is none yet. */
export function MessageButton({ memberId, name }: MessageButtonProps) {
  const me = useMe();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const open = async () => {
    setBusy(true);
    try {
      const { directChat } = await directChats();
      const chatId = await directChat(me.id, memberId);
      // A member who has moved on in the meantime stays where they are.
      if (here.current) await navigate(inboxPages.chat(chatId));
    } catch (error) {
      toast.error(messageOf(error, INBOX_TEXTS.createFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<MessageCircle size={18} aria-hidden />}
      busy={busy}
      aria-label={`Message ${name}`}
      onClick={() => void open()}
      className="print:hidden"
    >
      Message
    </Button>
  );
}
