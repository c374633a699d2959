import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { Notice } from '@/ui/notice';
import { profileDraft } from '../model/profile-values';
import { EmergencyContact } from './emergency-contact';
import { ProfileFacts } from './profile-facts';
import { ProfileForm } from './profile-form';
import { ProfileHead } from './profile-head';

/** The member's own profile (part 1 §2.2): read, and edited after pressing Edit. */
export function ProfilePage() {
  const me = useMe();
  const kept = useMemo(() => profileDraft(me.id), [me.id]);
  // An edit that a reload or the end of the session cut short goes on where it was.
  const [editing, setEditing] = useState(() => kept.read() !== null);
  return (
    <div className="grid gap-4">
      <ProfileHead me={me} onEdit={editing ? undefined : () => setEditing(true)} />
      {me.pendingEmail && (
        <Notice tone="info" title="Confirm your new email address">
          We sent a link to {me.pendingEmail}. Until you follow it, {me.email} stays your address
          for signing in.
        </Notice>
      )}
      {editing ? (
        <ProfileForm me={me} kept={kept} onDone={() => setEditing(false)} />
      ) : (
        <ProfileFacts me={me} />
      )}
      {me.role === 'pet_owner' && !editing && <EmergencyContact me={me} />}
    </div>
  );
}
