import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import type { z } from 'zod';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { useMe } from '@/features/session';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { toast } from '@/ui/toast/toast';
import { donations, useNameDonor } from '../../api/donations';
import { DONOR_PARTS, donorForm, knownDonor, type DonorForm } from '../../model/donor-form';

type Known = DonationDetail['donation'];

/** The form for a gift's member and campaign. What is chosen stays until it is saved or discarded. */
export function useDonorForm(donation: Known, onClose: () => void) {
  const me = useMe();
  const { trigger: nameDonor } = useNameDonor();
  const { id } = donation;
  const state = useRevisedForm<Known, DonorForm, z.output<typeof donorForm>>({
    memberId: me.id,
    schema: donorForm,
    thing: donation,
    typedOf: (now = donation) => knownDonor(now),
    parts: DONOR_PARTS,
    about: `donation-donor.${id}`,
    save: (given, revision) => nameDonor({ id, ...given, revision }),
    readNow: async () => (await donations.detail({ id })).donation,
    renamed: { memberId: 'member' },
    failed: DONATION_TEXTS.updateFailed,
    onSaved: () => {
      toast.success(DONATION_TEXTS.donorUpdated);
      close();
    },
  });
  const { form, base, kept } = state;
  const { again, settle, discard } = useDiscard(kept, {
    empty: base,
    show: (typed) => form.reset(typed),
    said: 'Changes discarded',
  });
  const close = () => {
    settle();
    onClose();
  };
  const cancel = () => {
    discard(form.getValues());
    close();
  };
  return { ...state, known: state.theirs ?? donation, again, close, cancel };
}
