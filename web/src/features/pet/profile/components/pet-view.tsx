import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { Pencil, Siren, Stethoscope } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMe } from '@/features/session';
import { useFollowingFocus } from '@/lib/live/use-following-focus';
import { Button, ButtonLink } from '@/ui/button';
import { petEditDraft } from '../../model/kept-pet-edit';
import { CareTeamFacts } from '../../people/components/care-team-facts';
import { PetDocuments } from '../../records/components/pet-documents';
import { PetEditForm } from './pet-edit-form';
import { PetEntries } from '../../records/components/pet-entries';
import { PetFacts } from './pet-facts';
import { PetHead } from './pet-head';
import { PetHistory } from './pet-history';
import { PetWarnings } from './pet-warnings';
import { ProvidersDialog } from '../../people/components/providers-dialog';

/** One pet: read, and edited by whoever may change it (part 1 §2.9, §4). */
export function PetView({ detail }: { detail: PetDetail }) {
  const { pet, mayChange } = detail;
  const me = useMe();
  const kept = useMemo(() => petEditDraft(me.id, pet.id), [me.id, pet.id]);
  // An edit that a reload or the end of the session cut short goes on where it was.
  const [editing, setEditing] = useState(() => mayChange && kept.read() !== null);
  const [reopened, setReopened] = useState(0);
  const [showing, setShowing] = useState(false);
  const { form, editButton } = useFollowingFocus(editing);
  const stopEditing = () => {
    flushSync(() => setEditing(false));
    // A dialog that goes with the form hands the focus to whatever had it before; Edit is where one goes on.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const reopen = () => {
    // Where another edit has begun meanwhile, it makes room for what is brought back.
    setReopened((before) => before + 1);
    setEditing(true);
  };
  return (
    <div className="grid gap-4">
      <PetHead
        detail={detail}
        warnings={!editing && <PetWarnings pet={pet} />}
        actions={
          !editing && (
            <>
              <ButtonLink
                to={`/pet-records/${pet.id}/emergency`}
                variant="quiet"
                icon={<Siren size={18} aria-hidden />}
                className={SHORT}
              >
                Emergency sheet
              </ButtonLink>
              <Button
                variant="quiet"
                icon={<Stethoscope size={18} aria-hidden />}
                onClick={() => setShowing(true)}
                className={SHORT}
              >
                Service Providers
              </Button>
              {mayChange && (
                <Button
                  ref={editButton}
                  icon={<Pencil size={18} aria-hidden />}
                  onClick={() => setEditing(true)}
                  className="max-sm:col-span-2"
                >
                  Edit
                </Button>
              )}
            </>
          )
        }
      />
      {editing ? (
        <PetEditForm
          key={reopened}
          ref={form}
          detail={detail}
          kept={kept}
          onDone={stopEditing}
          onReopen={reopen}
        />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <PetFacts pet={pet} />
          <CareTeamFacts detail={detail} />
        </div>
      )}
      <PetEntries petId={pet.id} mayChange={mayChange} />
      <PetDocuments petId={pet.id} mayChange={mayChange} />
      <PetHistory petId={pet.id} />
      <ProvidersDialog detail={detail} open={showing} onClose={() => setShowing(false)} />
    </div>
  );
}

/** Two in a line on phones, where much else is to be seen at once. */
const SHORT = 'text-center max-sm:px-2! max-sm:[&>svg]:hidden';
