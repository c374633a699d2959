import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { ButtonLink } from '@/ui/button';
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
  const { state } = useLocation() as { state: { edit?: boolean } | null };
  const navigate = useNavigate();
  // An edit that a reload or the end of the session cut short goes on where it was; who comes to
  // complete the profile need not look for Edit.
  const [editing, setEditing] = useState(() => kept.read() !== null || state?.edit === true);
  const { form, editButton } = useFollowingFocus(editing);
  const done = () => {
    setEditing(false);
    // A reload later must not open the form again.
    if (state?.edit) void navigate('.', { replace: true, state: null });
  };
  return (
    <div className="grid gap-4">
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
          You are not verified yet. Home shows your way in.
        </Notice>
      )}
      {me.pendingEmail && (
        <Notice tone="info" title="Confirm your new email address">
          We sent a link to {me.pendingEmail}. Until you follow it, {me.email} stays your address
          for signing in.
        </Notice>
      )}
      {editing ? (
        <ProfileForm me={me} kept={kept} ref={form} onDone={done} />
      ) : (
        <ProfileFacts me={me} />
      )}
      {me.role === 'pet_owner' && !editing && <EmergencyContact me={me} />}
    </div>
  );
}

/**
 * Edit, Save and Cancel vanish as they are pressed. The focus goes to what takes their place, so
 * that a keyboard goes on from there and not from the top of the page.
 */
function useFollowingFocus(editing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    if (editing) form.current?.focus({ preventScroll: true });
    else editButton.current?.focus();
  }, [editing]);
  return { form, editButton };
}
