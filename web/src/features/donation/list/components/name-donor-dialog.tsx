import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useController, useWatch } from 'react-hook-form';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { nameOf } from '../../model/donation-words';
import { CampaignField } from '../../gifts/components/campaign-field';
import { MemberChoice } from '../../gifts/components/member-choice';
import { useDonorForm } from './use-donor-form';

type Known = DonationDetail['donation'];

export interface NameDonorDialogProps {
  /** The donation to edit. The dialog is open while there is one. */
  donation: Known | undefined;
  onClose: () => void;
}

/** Sets the member and the campaign of an existing gift. */
export function NameDonorDialog({ donation, onClose }: NameDonorDialogProps) {
  const { shown, opening } = useSubject(donation);
  if (!shown) return null;
  return (
    <OneDonor key={opening} donation={shown} open={donation !== undefined} onClose={onClose} />
  );
}

interface OneDonorProps {
  donation: Known;
  open: boolean;
  onClose: () => void;
}

function OneDonor({ donation, open, onClose }: OneDonorProps) {
  const state = useDonorForm(donation, onClose);
  const { form, known, busy, problem, conflict, resumed } = state;
  const { field: member, fieldState } = useController({ control: form.control, name: 'member' });
  const campaignCode = useWatch({ control: form.control, name: 'campaignCode' });
  return (
    <Dialog
      open={open || state.again}
      onClose={state.close}
      title="Member and campaign"
      description={`${shownMoney(known.amount)} of ${nameOf(known)}`}
      dismissable={!busy}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={state.cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <div className="grid gap-4 pt-1">
        <MemberChoice
          member={member.value}
          onChoose={(chosen) => {
            member.onChange(chosen);
            form.clearErrors('member');
          }}
          error={fieldState.error?.message}
        />
        <CampaignField
          typed={campaignCode}
          hint="The code of a membership plan’s campaign renews the member’s membership, if the gift covers it."
          error={form.formState.errors.campaignCode?.message}
          {...form.register('campaignCode')}
        />
        {known.renewedUntil && (
          <p className="max-w-[65ch] text-s text-ink-soft">
            This gift has renewed a membership. If you choose another member or campaign, that
            renewal is undone.
          </p>
        )}
        <p className="max-w-[65ch] text-s text-ink-soft">
          Both stay as you save them, whatever the donation service says later.
        </p>
      </div>
    </Dialog>
  );
}
