import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { petPages } from '@hearthside/contract/pet/pages';
import { Pencil, Siren, Stethoscope } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMe } from '@/features/session';
import { useEditFocus } from '@/lib/focus/use-edit-focus';
import { Button, ButtonLink } from '@/ui/button';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { useAskedPart } from '@/ui/use-asked-part';
import { petEditDraft } from '../../model/pet-edit-draft';
import { mayOpenChat } from '../../model/may-open-chat';
import { CareTeamChat } from './care-team-chat';
import { PetHead } from './pet-head';
import { PetParts } from './pet-parts';
import { PetWarnings } from './pet-warnings';
import { usePetPart } from './use-pet-part';

const usePetEditForm = latePart(async () => (await import('./pet-edit-form')).PetEditForm);
const useProvidersDialog = latePart(
  async () => (await import('../../people/components/providers-dialog')).ProvidersDialog,
);

/** One pet: to read, and to edit for those who may (part 1 §2.9, §4). */
export function PetView({ detail }: { detail: PetDetail }) {
  const { pet, mayChange } = detail;
  const me = useMe();
  const chats = mayOpenChat(me, detail);
  const kept = useMemo(() => petEditDraft(me.id, pet.id), [me.id, pet.id]);
  // An edit that was interrupted by a reload or the end of the session continues.
  const [asked, setAsked] = useState(() => mayChange && kept.read() !== null);
  const { data: EditForm } = useAskedPart(usePetEditForm, asked, () => setAsked(false), mayChange);
  const editing = asked && EditForm !== undefined;
  const { shown, show, startInForm } = usePetPart(editing);
  const [reopened, setReopened] = useState(0);
  const [showing, setShowing] = useState(false);
  const { form, editButton } = useEditFocus(editing);
  const startEditing = () => {
    startInForm();
    setAsked(true);
  };
  const stopEditing = () => {
    flushSync(() => setAsked(false));
    // A dialog that closes with the form hands the focus to whatever had it before. It should be on Edit.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const reopen = () => {
    // If another edit has begun since, it is replaced by the restored one.
    setReopened((before) => before + 1);
    startEditing();
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
                to={petPages.emergency(pet.id)}
                variant="quiet"
                icon={<Siren size={18} aria-hidden />}
                className={SHORT}
              >
                Emergency sheet
              </ButtonLink>
              <Button
                variant="quiet"
                icon={<Stethoscope size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setShowing(true)}
                className={SHORT}
              >
                Service Providers
              </Button>
              {chats && <CareTeamChat petId={pet.id} className={SHORT} />}
              {mayChange && (
                <Button
                  ref={editButton}
                  busy={asked}
                  icon={<Pencil size={18} aria-hidden />}
                  onClick={startEditing}
                  className={chats ? SHORT : 'max-sm:col-span-2'}
                >
                  Edit
                </Button>
              )}
            </>
          )
        }
      />
      <PetParts
        detail={detail}
        form={
          editing && (
            <EditForm
              key={reopened}
              ref={form}
              detail={detail}
              kept={kept}
              onDone={stopEditing}
              onReopen={reopen}
            />
          )
        }
        shown={shown}
        onShow={show}
      />
      <FetchedDialog
        usePart={useProvidersDialog}
        of={{ detail, open: showing, onClose: () => setShowing(false) }}
      />
    </div>
  );
}

/** Two per line on phones, where there is a lot to show at once. */
const SHORT = 'text-center max-sm:px-2! max-sm:[&>svg]:hidden';
