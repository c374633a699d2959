import { useController } from 'react-hook-form';
import { filledFrom, type Donor } from '../../model/gift-form';
import type { GiftFormState } from '../../gifts/components/gift-fields';
import { MemberChoice } from '../../gifts/components/member-choice';

/** The member who gave the gift, in the form of a gift. Chosen first, because name and address come with them. */
export function DonorChoice({ form }: { form: GiftFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'member' });
  const choose = (chosen: Donor | null) => {
    const { donorName, donorEmail } = filledFrom(form.getValues(), chosen);
    form.setValue('donorName', donorName);
    form.setValue('donorEmail', donorEmail);
    // Set last, because the draft follows this field.
    field.onChange(chosen);
    form.clearErrors(['donorName', 'donorEmail', 'member']);
  };
  return <MemberChoice member={field.value} onChoose={choose} error={fieldState.error?.message} />;
}
