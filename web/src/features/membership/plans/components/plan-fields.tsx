import { PLAN_LIMITS } from '@hearthside/contract/membership/fields';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import type { PlanChecked, PlanInput } from '../../model/plan-form';
import { BenefitLines } from './benefit-lines';
import { MoneyInput } from './money-input';

export type PlanForm = UseFormReturn<PlanInput, unknown, PlanChecked>;

/** Where members of the plan's role give, if it differs from everybody else. */
function PlaceFields({ form }: { form: PlanForm }) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Widget ID"
        optional
        hint="The donation form of this campaign. If you leave this and the campaign page empty, members with this role give through the form in the portal’s settings. A gift there renews only if it goes to this campaign."
        error={errors.widgetId?.message}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={PLAN_LIMITS.widget}
          {...form.register('widgetId')}
        />
      </Field>
      <Field
        label="Campaign page"
        optional
        hint="The campaign’s own page, offered where the widget does not load."
        error={errors.campaignUrl?.message}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={PLAN_LIMITS.campaignUrl}
          {...form.register('campaignUrl')}
        />
      </Field>
    </>
  );
}

/** The fields of a plan. */
export function PlanFields({ form }: { form: PlanForm }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <Field label="Title" required error={errors.title?.message}>
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={PLAN_LIMITS.title}
          {...form.register('title')}
        />
      </Field>
      <Field label="Price a year ($)" required error={errors.price?.message}>
        <Controller
          control={form.control}
          name="price"
          render={({ field }) => <MoneyInput {...field} />}
        />
      </Field>
      <BenefitLines form={form} />
      <Field
        label="Campaign code"
        optional
        hint="A gift to the campaign with this code renews a membership by a year, if it is at least the price. Without a code, no gift does."
        error={errors.campaignCode?.message}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={PLAN_LIMITS.campaign}
          {...form.register('campaignCode')}
        />
      </Field>
      <PlaceFields form={form} />
    </div>
  );
}
