import type { CaregiverDetail } from '@hearthside/contract/member/caregivers';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { useEditFocus } from '@/lib/focus/use-edit-focus';
import { caregiverDraft } from '../../model/profile-values';
import { CaregiverFacts } from './caregiver-facts';
import { CaregiverForm } from './caregiver-form';
import { CaregiverHead } from './caregiver-head';
import { CaregiverSheet } from './caregiver-sheet';
import { PendingEmail } from '../../profile/components/pending-email';

/** One caregiver: to read, to print, and to edit for those who may. */
export function CaregiverView({ caregiver }: { caregiver: CaregiverDetail }) {
  const { id, mayEdit, email, pendingEmail, firstName } = caregiver;
  const me = useMe();
  const own = me.id === id;
  const kept = useMemo(() => caregiverDraft(me.id, id), [me.id, id]);
  // An edit that was interrupted by a reload or the end of the session continues.
  const [editing, setEditing] = useState(() => mayEdit && kept.read() !== null);
  const [printing, setPrinting] = useState(false);
  const { form, editButton } = useEditFocus(editing);
  return (
    <div className="grid gap-4">
      <CaregiverHead
        caregiver={caregiver}
        onPrint={editing ? undefined : () => setPrinting(true)}
        onEdit={mayEdit && !editing ? () => setEditing(true) : undefined}
        editRef={editButton}
      />
      <PendingEmail pending={pendingEmail} current={email} whose={own ? undefined : firstName} />
      {editing ? (
        <CaregiverForm
          caregiver={caregiver}
          own={own}
          kept={kept}
          ref={form}
          onDone={() => setEditing(false)}
        />
      ) : (
        <CaregiverFacts caregiver={caregiver} />
      )}
      {printing && <CaregiverSheet caregiver={caregiver} onDone={() => setPrinting(false)} />}
    </div>
  );
}
