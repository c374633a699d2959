import type { Me } from '@hearthside/contract/member/me';
import { useState } from 'react';
import { isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { reloadMe, useSaveProfile } from '../../api/members';
import { profileState } from '../../model/profile-values';

/** Has the link for one's own new address sent again, or keeps the present address. */
export function PendingEmailActions({ me }: { me: Me }) {
  const { trigger } = useSaveProfile();
  const [saving, setSaving] = useState<'link' | 'present'>();
  const save = async (what: 'link' | 'present', email: string, said: string) => {
    if (saving) return;
    setSaving(what);
    const { values, revision } = profileState(me);
    try {
      await trigger({ ...values, email, revision });
      toast.success(said);
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        await reloadMe().catch(() => undefined);
        toast.error('Your profile was changed somewhere else', 'Please try again.');
      } else toast.error(messageOf(error, 'This could not be saved'));
    } finally {
      setSaving(undefined);
    }
  };
  const { email, pendingEmail } = me;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="s"
        busy={saving === 'link'}
        onClick={() => void save('link', pendingEmail ?? email, 'We’ll send the link again')}
      >
        Send the link again
      </Button>
      <Button
        variant="ghost"
        size="s"
        busy={saving === 'present'}
        onClick={() => void save('present', email, `We’ll keep using ${email}`)}
      >
        Keep {email}
      </Button>
    </div>
  );
}
