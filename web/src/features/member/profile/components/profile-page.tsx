import { mayOffer } from '@hearthside/contract/member/offer';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { useEditFocus } from '@/lib/focus/use-edit-focus';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { profileDraft } from '../../model/profile-values';
import { RoleCard } from '../../role-request/components/role-card';
import { EmergencyContact } from '../../caregivers/components/emergency-contact';
import { OfferCard } from './offer-card';
import { PendingEmail } from './pending-email';
import { PendingEmailActions } from './pending-email-actions';
import { ProfileFacts } from './profile-facts';
import { ProfileForm } from './profile-form';
import { ProfileHead } from './profile-head';
import { VisibilityCard } from './visibility-card';

/** The member's own profile (part 1 §2.2). It is read-only until Edit is pressed. */
export function ProfilePage() {
  const me = useMe();
  const kept = useMemo(() => profileDraft(me.id), [me.id]);
  const { state } = useLocation() as { state: { edit?: boolean } | null };
  const navigate = useNavigate();
  // An edit that was interrupted by a reload or the end of the session continues. A member who came to complete the
  // profile need not look for Edit.
  const [editing, setEditing] = useState(() => kept.read() !== null || state?.edit === true);
  const { form, editButton } = useEditFocus(editing);
  // The buttons of a new address go away with it.
  const box = useFocusKept<HTMLDivElement>(me.pendingEmail);
  const done = () => {
    setEditing(false);
    // A later reload must not open the form again.
    if (state?.edit) void navigate('.', { replace: true, state: null });
  };
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <ProfileHead
        me={me}
        onEdit={editing ? undefined : () => setEditing(true)}
        editRef={editButton}
      />
      {!me.verified && !editing && (
        <Notice
          action={
            <ButtonLink to="/" variant="quiet" size="s">
              See what is left to do
            </ButtonLink>
          }
        >
          You’re not verified yet. See Home for your next steps.
        </Notice>
      )}
      <PendingEmail
        pending={me.pendingEmail}
        current={me.email}
        // The form has the new address in a field of its own.
        action={editing ? undefined : <PendingEmailActions me={me} />}
      />
      {editing ? (
        <ProfileForm me={me} kept={kept} ref={form} onDone={done} />
      ) : (
        <ProfileFacts me={me} />
      )}
      {me.role === 'pet_owner' && !editing && <EmergencyContact me={me} />}
      {mayOffer(me.role) && !editing && <OfferCard me={me} />}
      {!editing && <VisibilityCard me={me} />}
      {!editing && me.role !== 'admin' && <RoleCard me={me} />}
    </div>
  );
}
