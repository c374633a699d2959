import { useController } from 'react-hook-form';
import { filledFrom, type Donor } from '../../model/gift-form';
import type { GiftFormState } from '../../gifts/components/gift-fields';
import { MemberChoice } from '../../gifts/components/member-choice';

/** The member whose gift it is, in the form of a gift: chosen first, they bring name and address along. */
export function DonorChoice({ form }: { form: GiftFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'member' });
  const choose = (chosen: Donor | null) => {
    const { donorName, donorEmail } = filledFrom(form.getValues(), chosen);
    form.setValue('donorName', donorName);
    form.setValue('donorEmail', donorEmail);
    // The last of them: it is what the draft hears of.
    field.onChange(chosen);
    form.clearErrors(['donorName', 'donorEmail', 'member']);
  };
  return <MemberChoice member={field.value} onChoose={choose} error={fieldState.error?.message} />;
}
