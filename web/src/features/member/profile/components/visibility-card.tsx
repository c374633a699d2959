import { can } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Me } from '@hearthside/contract/member/me';
import type { Visibility } from '@hearthside/contract/member/profile';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { Card, CardTitle } from '@/ui/card';
import { Switch } from '@/ui/fields/switch';
import { toast } from '@/ui/toast/toast';
import { useSaveVisibility } from '../../api/members';
import { directoryWords } from '../../model/directory-words';

/** What the directory shows about the member. A switch takes effect at once. */
export function VisibilityCard({ me }: { me: Me }) {
  const { trigger } = useSaveVisibility();
  const [saving, setSaving] = useState<keyof Visibility>();
  const { showEmail, showCity } = me.visibility;
  const save = async (field: keyof Visibility, shown: boolean) => {
    if (saving) return;
    setSaving(field);
    try {
      await trigger({ [field]: shown });
    } catch (error) {
      toast.error(messageOf(error, 'Your choice could not be saved. Please try again.'));
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <Card aria-labelledby="in-the-directory">
      <CardTitle id="in-the-directory">In the directory</CardTitle>
      <p aria-live="polite" className="max-w-[65ch] text-ink-soft">
        {directoryWords(me)}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-10 gap-y-1">
        <Switch
          label="Show my email"
          checked={showEmail}
          busy={saving === 'showEmail'}
          onChange={(shown) => void save('showEmail', shown)}
        />
        <Switch
          label="Show my city"
          checked={showCity}
          busy={saving === 'showCity'}
          onChange={(shown) => void save('showCity', shown)}
        />
      </div>
      {me.role === 'caretaker' && (
        <p className="mt-2 max-w-[65ch] text-s text-ink-soft">
          Whatever you choose here,{' '}
          {can(me, 'caregivers') ? (
            <Link
              to={memberPages.caregiver(me.id)}
              className="rounded-s text-brand-strong underline underline-offset-3"
            >
              your caregiver card
            </Link>
          ) : (
            'your caregiver card'
          )}{' '}
          shows your contact details and address to members who may see caregivers.
        </p>
      )}
    </Card>
  );
}
