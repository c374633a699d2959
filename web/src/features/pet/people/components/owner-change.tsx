import { ownerDefaults } from '@hearthside/contract/pet/owner-defaults';
import type { UserListItem } from '@hearthside/contract/member/users';
import { ContactRound, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/fields/field';
import { toast } from '@/ui/toast/toast';
import { petOwnerProfile } from '../../api/pets';
import { OwnerDialog } from './owner-dialog';
import type { PetEditState } from '../../profile/components/use-pet-edit';

/** The owner of a pet, and how an admin changes the owner, even if there was none. */
export function OwnerChange({ edit }: { edit: PetEditState }) {
  const { owner } = edit.draft;
  const before = edit.base.draft.owner;
  const [choosing, setChoosing] = useState(false);
  const [filling, setFilling] = useState(false);

  const choose = ({ user }: UserListItem) => {
    setChoosing(false);
    const chosen = user.id === before?.id ? before : { id: user.id, name: fullName(user) };
    edit.change((now) => ({ ...now, owner: chosen }), 'ownerId');
  };
  const fill = async (id: number) => {
    setFilling(true);
    try {
      const { user, address } = await petOwnerProfile({ id });
      const known = ownerDefaults({ ...user, address });
      edit.change(
        (now) => ({ ...now, fields: { ...now.fields, ...known } }),
        ...Object.keys(known),
      );
    } catch (error) {
      toast.error(messageOf(error, 'Failed to load the owner’s profile'));
    } finally {
      setFilling(false);
    }
  };
  return (
    <div className="grid gap-3 rounded-s bg-surface-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {owner && <Avatar name={owner.name} />}
        <div className="min-w-0 flex-1 basis-32">
          <p className="text-s text-ink-soft">Owner</p>
          <p dir="auto" className="font-[560] wrap-anywhere">
            {owner?.name ?? 'No one: the owner was permanently deleted'}
          </p>
        </div>
        <Button
          variant="quiet"
          size="s"
          icon={<UserRoundPen size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {owner ? 'Change owner' : 'Choose an owner'}
        </Button>
      </div>
      {owner && owner.id !== before?.id && (
        <Button
          variant="quiet"
          size="s"
          icon={<ContactRound size={18} aria-hidden />}
          busy={filling}
          busyLabel="Filling in..."
          onClick={() => void fill(owner.id)}
          className="justify-self-start text-left"
        >
          Fill in contact and address from their profile
        </Button>
      )}
      <FieldError id="owner-error" error={edit.errors.ownerId} />
      <OwnerDialog
        open={choosing}
        chosen={owner?.id}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
