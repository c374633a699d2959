import { useId, type ComponentProps } from 'react';
import { usePlans } from '@/features/membership';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';

export interface CampaignFieldProps extends ComponentProps<typeof TextInput> {
  /** What is typed now. */
  typed: string;
  hint: string;
  error?: string;
}

/** The campaign that a gift is for. Offers those of the plans, and says that any other one renews nothing. */
export function CampaignField({ typed, hint, error, ...input }: CampaignFieldProps) {
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
      error={error}
    >
      <TextInput autoComplete="off" autoCapitalize="none" list={id} {...input} />
      <datalist id={id}>
        {known?.map(({ role, campaignCode, title }) => (
          <option key={role} value={campaignCode} label={title} />
        ))}
      </datalist>
    </Field>
  );
}
