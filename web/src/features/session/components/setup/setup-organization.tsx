import { setupOrganization } from '@hearthside/contract/session/setup';
import { zodResolver } from '@hookform/resolvers/zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { setupCalls } from '../../api/setup';
import { zoneOptions } from '../../model/time-zones';
import type { SetupStepProps } from './setup-props';

/** The organization's name and time zone. */
export function SetupOrganization({ code, status, onSaved, onNext }: SetupStepProps) {
  const form = useForm({
    resolver: zodResolver(setupOrganization),
    defaultValues: {
      code,
      organisationName: status.organizationDone ? status.organisationName : '',
      timeZone: status.timeZone,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    onSaved(await setupCalls.setupOrganization(values));
    onNext();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label="Name of the organization"
        hint="Members see it on every page and in every email."
        error={errors.organisationName?.message}
      >
        <TextInput autoComplete="organization" {...form.register('organisationName')} />
      </Field>
      <Field
        label="Time zone"
        hint="Deadlines and appointments are counted in it."
        error={errors.timeZone?.message}
      >
        <Select options={zoneOptions(status.timeZone)} {...form.register('timeZone')} />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel="Saving...">
        Save and continue
      </Button>
    </form>
  );
}
