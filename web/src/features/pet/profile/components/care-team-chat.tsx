import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { petChats } from '@/features/inbox';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';

/** Opens the chat of those who care for a pet. The first time makes it. */
export function CareTeamChat({ petId, className }: { petId: number; className?: string }) {
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
      const { petChat } = await petChats();
      const chatId = await petChat(me.id, petId);
      // A member who has moved on in the meantime stays where they are.
      if (here.current) await navigate(inboxPages.chat(chatId));
    } catch (error) {
      toast.error(messageOf(error, 'The chat could not be opened'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      icon={<MessagesSquare size={18} aria-hidden />}
      busy={busy}
      onClick={() => void open()}
      className={className}
    >
      {INBOX_TEXTS.careTeamChat}
    </Button>
  );
}
