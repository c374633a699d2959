import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlans } from '@/features/membership';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import type { GiftForm } from '../../model/gift-form';

/**
 * The campaign that a gift is for, in the form around it. Offers those of the plans, and says that any other one
 * renews nothing.
 */
export function CampaignField({ hint }: { hint: string }) {
  const { control, register, formState } = useFormContext<Pick<GiftForm, 'campaignCode'>>();
  const typed = useWatch({ control, name: 'campaignCode' });
  const id = useId();
  const { data } = usePlans();
  const known = data?.plans.filter(({ campaignCode }) => campaignCode !== '');
  const code = typed.trim().toLowerCase();
  const isUnknown =
    code !== '' && known?.every(({ campaignCode }) => campaignCode.toLowerCase() !== code);
  return (
    <Field
      label="Campaign"
      optional
      hint={isUnknown ? 'No membership plan has this campaign: the gift renews nothing.' : hint}
      error={formState.errors.campaignCode?.message}
    >
      <TextInput autoComplete="off" autoCapitalize="none" list={id} {...register('campaignCode')} />
      <datalist id={id}>
        {known?.map(({ role, campaignCode, title }) => (
          <option key={role} value={campaignCode} label={title} />
        ))}
      </datalist>
    </Field>
  );
}
