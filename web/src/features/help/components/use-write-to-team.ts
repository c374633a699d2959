import { useNavigate } from 'react-router-dom';
import { toast } from '@/ui/toast';
import { useContact } from '../api/use-contact';

/** Writes to the team and leads to the chat it was written in, or tells that it went by mail. */
export function useWriteToTeam() {
  const contact = useContact();
  const navigate = useNavigate();
  return async (about: string, text: string) => {
    const { chatId, message } = await contact(about, text);
    toast.success(message);
    if (chatId !== null) await navigate(`/inbox/${chatId}`);
  };
}
