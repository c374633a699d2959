import { USER_TEXTS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useVerify } from '../../api/members';

/**
 * Verifies somebody or undoes that, names them, and offers an Undo. `onDone` runs after each try, also after the
 * Undo. Throws the server's error if it failed.
 */
export function useVerifying(onDone?: () => void) {
  const { trigger } = useVerify();
  const change = async (id: number, verified: boolean) => {
    try {
      await trigger({ id, verified, mayUndo: true });
    } finally {
      onDone?.();
    }
  };
  return async ({ id, name }: { id: number; name: string }, verified: boolean) => {
    await change(id, verified);
    const undo = async () => {
      try {
        await change(id, !verified);
        toast.success(said(!verified), name);
      } catch (error) {
        toast.error(messageOf(error, USER_TEXTS.verifyFailed), name);
      }
    };
    toast.undo(said(verified), () => void undo(), { about: name });
  };
}

const said = (verified: boolean) => (verified ? USER_TEXTS.verified : USER_TEXTS.unverified);
