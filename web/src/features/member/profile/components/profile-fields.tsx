import { PROFILE_LABELS, type ProfileField } from '@hearthside/contract/member/person-fields';
import type { Profile, ProfileInput } from '@hearthside/contract/member/profile';
import { statesOf } from '@hearthside/contract/states';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { CountrySelect, StateSelect } from './place-select';
import { TextInput } from '@/ui/fields/text-input';

export interface ProfileFieldsProps {
  form: UseFormReturn<ProfileInput, unknown, Profile>;
  /** Whether the fields are about the person who fills them in, so that the browser may autofill them. */
  own: boolean;
}

interface LineProps extends ProfileFieldsProps {
  name: ProfileField;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
}

function Line({ form, own, name, autoComplete, type = 'text', hint }: LineProps) {
  return (
    <Field label={PROFILE_LABELS[name]} hint={hint} error={form.formState.errors[name]?.message}>
      <TextInput type={type} autoComplete={own ? autoComplete : 'off'} {...form.register(name)} />
    </Field>
  );
}

/** Names, email and phone. */
export function ContactFields({ form, own }: ProfileFieldsProps) {
  return (
    <Card aria-labelledby="contact">
      <CardTitle id="contact">Contact Information</CardTitle>
      <div className="grid gap-4">
        <Line form={form} own={own} name="firstName" autoComplete="given-name" />
        <Line form={form} own={own} name="lastName" autoComplete="family-name" />
        <Line
          form={form}
          own={own}
          name="email"
          type="email"
          autoComplete="email"
          hint={`The new address takes effect once ${own ? 'you have' : 'they have'} opened the link we send to it.`}
        />
        <Line form={form} own={own} name="phoneNumber" type="tel" autoComplete="tel" />
      </div>
    </Card>
  );
}

/** The address. The choice of states depends on the country. */
export function AddressFields({ form, own }: ProfileFieldsProps) {
  const { errors } = form.formState;
  const country = useWatch({ control: form.control, name: 'country' });
  const states = statesOf(country);
  const clearState = () => {
    form.setValue('state', '', { shouldDirty: true });
    // The error was about a state of another country.
    form.clearErrors('state');
  };
  return (
    <Card aria-labelledby="address">
      <CardTitle id="address">Address</CardTitle>
      <div className="grid gap-4">
        <Line form={form} own={own} name="streetAddress" autoComplete="address-line1" />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <Line form={form} own={own} name="city" autoComplete="address-level2" />
          <Line form={form} own={own} name="zipCode" autoComplete="postal-code" />
        </div>
        <Field label={PROFILE_LABELS.country} error={errors.country?.message}>
          <CountrySelect
            autoComplete={own ? 'country-name' : 'off'}
            {...form.register('country', { onChange: clearState })}
          />
        </Field>
        <Field
          label={PROFILE_LABELS.state}
          optional={country !== '' && states.length === 0}
          error={errors.state?.message}
        >
          {/* Keyed, so that a field never keeps the text for another country's list. */}
          {states.length > 0 ? (
            <StateSelect
              key={country}
              country={country}
              autoComplete={own ? 'address-level1' : 'off'}
              {...form.register('state')}
            />
          ) : (
            <TextInput
              key={country}
              autoComplete={own ? 'address-level1' : 'off'}
              {...form.register('state')}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
