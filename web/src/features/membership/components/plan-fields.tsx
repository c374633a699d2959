import { PLAN_LIMITS } from '@hearthside/contract/membership';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/field';
import { TextInput } from '@/ui/text-input';
import type { PlanChecked, PlanTyped } from '../model/plan-form';
import { BenefitLines } from './benefit-lines';
import { MoneyInput } from './money-input';

export type PlanForm = UseFormReturn<PlanTyped, unknown, PlanChecked>;

/** What is written of a plan. */
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
        hint="Gifts on the donation campaign with this code, of the price at least, renew the membership by a year. Without one, none does."
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
    </div>
  );
}
