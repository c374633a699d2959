import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIXED_SERVICE_ROLES, SERVICE_ROLES } from '@hearthside/contract/pet/care';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { providersInOrder } from '../../model/provider-drafts';
import { ProvidersEdit } from './providers-edit';
import { useProvidersEdit } from './use-providers-edit';
import { ContactFacts } from './contact-facts';
import { MessageContact } from './message-contact';

/** A pet's service providers, read-only. Attorney and veterinarian are listed even if there is none. */
function ProvidersList({ detail }: { detail: PetDetail }) {
  const { pet, serviceProviders } = detail;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {providersInOrder(serviceProviders, FIXED_SERVICE_ROLES).map(({ role, provider }) => (
        <li key={provider?.id ?? role} className="border-t border-line py-3">
          <ContactFacts
            contact={provider}
            role={SERVICE_ROLES[role]}
            petName={pet.name}
            empty={`No ${SERVICE_ROLES[role].toLowerCase()} yet`}
            action={
              provider?.member && (
                <MessageContact
                  detail={detail}
                  memberId={provider.member.id}
                  name={fullName(provider.member)}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProvidersDialogProps {
  detail: PetDetail;
  open: boolean;
  onClose: () => void;
}

/** The service providers of a pet: to read, and for those who may, to edit and save (part 1 §2.13). */
export function ProvidersDialog({ detail, open, onClose }: ProvidersDialogProps) {
  const { shown, opening } = useSubject(open || undefined);
  if (!shown) return null;
  return <Opening key={opening} detail={detail} open={open} onClose={onClose} />;
}

function Opening({ detail, open, onClose }: ProvidersDialogProps) {
  const { pet, mayChange } = detail;
  const [editing, setEditing] = useState(false);
  const [giveUp, setGiveUp] = useState<() => void>();
  const editButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);

  /** The pressed button disappears, so the focus moves to what replaces it. */
  const show = (edits: boolean) => {
    flushSync(() => setEditing(edits));
    requestAnimationFrame(() => {
      if (edits) box.current?.querySelector('input')?.focus();
      else editButton.current?.focus();
    });
  };
  const edit = useProvidersEdit(detail, box, () => show(false));
  const unsaved = editing && edit.dirty;
  /** Nothing that was typed is discarded without asking. */
  const after = (work: () => void) => {
    const leave = () => {
      if (editing) edit.clear();
      work();
    };
    if (unsaved) setGiveUp(() => leave);
    else leave();
  };

  return (
    <Dialog
      open={open}
      onClose={() => after(onClose)}
      title="Service Providers"
      description={`The professionals who help with ${pet.name}.`}
      size="l"
      dismissable={!edit.saving}
      onSubmit={
        editing
          ? (event) => {
              event.preventDefault();
              if (!edit.saving) void edit.save();
            }
          : undefined
      }
      footer={
        editing ? (
          <>
            <Button variant="quiet" disabled={edit.saving} onClick={() => after(() => show(false))}>
              Cancel
            </Button>
            <Button type="submit" busy={edit.saving} busyLabel="Saving...">
              Save
            </Button>
          </>
        ) : (
          mayChange && (
            <Button
              // Keyed as a different button from Save, which replaces it, so that a press never counts twice.
              key="edit"
              ref={editButton}
              icon={<Pencil size={18} aria-hidden />}
              onClick={() => {
                edit.start();
                show(true);
              }}
            >
              Edit
            </Button>
          )
        )
      }
    >
      {editing ? (
        <ProvidersEdit edit={edit} box={box} petName={pet.name} />
      ) : (
        <ProvidersList detail={detail} />
      )}
      <ConfirmDialog
        open={giveUp !== undefined}
        onClose={() => setGiveUp(undefined)}
        title="Discard your changes?"
        message="The service providers haven’t been saved. What you typed will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => giveUp?.()}
      />
      {editing && <LeaveGuard when={unsaved && !edit.saving} leaves={leavesPage} />}
    </Dialog>
  );
}

const leavesPage = () => true;
