import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { useController } from 'react-hook-form';
import { useNameDonor } from '../../api/donations';
import { CampaignField } from '../../gifts/components/campaign-field';
import { MemberChoice } from '../../gifts/components/member-choice';
import { DONOR_PARTS, donorForm, knownDonor } from '../../model/donor-form';
import { GiftEditDialog } from './gift-edit-dialog';
import { useGiftEdit, type KnownGift } from './use-gift-edit';
import type { OpenedDialogProps } from './use-opened-dialog';

/** Sets the member and the campaign of an existing gift. */
export function NameDonorDialog({ donation, open, onClose }: OpenedDialogProps<KnownGift>) {
  const { trigger: nameDonor } = useNameDonor();
  const edit = useGiftEdit({
    donation,
    onClose,
    about: 'donor',
    schemaOf: () => donorForm,
    typedOf: knownDonor,
    parts: DONOR_PARTS,
    renamed: { memberId: 'member' },
    save: nameDonor,
    failed: DONATION_TEXTS.updateFailed,
    saved: DONATION_TEXTS.donorUpdated,
  });
  const { form, known } = edit;
  const { field: member, fieldState } = useController({ control: form.control, name: 'member' });
  return (
    <GiftEditDialog edit={edit} open={open} title="Member and campaign" submitLabel="Save">
      <MemberChoice
        member={member.value}
        onChoose={(chosen) => {
          member.onChange(chosen);
          form.clearErrors('member');
        }}
        error={fieldState.error?.message}
      />
      <CampaignField hint="The code of a membership plan’s campaign renews the member’s membership, if the gift covers it." />
      {known.renewedUntil && (
        <p className="max-w-[65ch] text-s text-ink-soft">
          This gift has renewed a membership. If you choose another member or campaign, that renewal
          is undone.
        </p>
      )}
      <p className="max-w-[65ch] text-s text-ink-soft">
        Both stay as you save them, whatever the donation service says later.
      </p>
    </GiftEditDialog>
  );
}
