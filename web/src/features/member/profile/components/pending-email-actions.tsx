import type { Me } from '@hearthside/contract/member/me';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { useSaveProfile } from '../../api/members';
import { profileState } from '../../model/profile-values';

/** Has the link for one's own new address sent again, or keeps the present address. */
export function PendingEmailActions({ me }: { me: Me }) {
  const { trigger, isMutating } = useSaveProfile();
  const save = async (email: string, said: string) => {
    const { values, revision } = profileState(me);
    try {
      await trigger({ ...values, email, revision });
      toast.success(said);
    } catch (error) {
      toast.error(messageOf(error, 'This could not be saved'));
    }
  };
  const { email, pendingEmail } = me;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="s"
        disabled={isMutating}
        onClick={() => void save(pendingEmail ?? email, 'We’ll send the link again')}
      >
        Send the link again
      </Button>
      <Button
        variant="ghost"
        size="s"
        disabled={isMutating}
        onClick={() => void save(email, `${email} stays your address`)}
      >
        Keep {email}
      </Button>
    </div>
  );
}
