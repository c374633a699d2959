import { setupAdmin, type SetupStatus } from '@hearthside/contract/session/setup';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { setupCalls } from '../../api/setup';
import { NewPasswordField } from '../new-password-field';
import type { Finished } from './setup-done';

export interface SetupAdminProps {
  code: string;
  status: SetupStatus;
  onDone: (finished: Finished) => void;
}

/** Makes the first admin, which ends the setup. */
export function SetupAdmin({ code, status, onDone }: SetupAdminProps) {
  const form = useForm({
    resolver: zodResolver(setupAdmin),
    defaultValues: { code, firstName: '', lastName: '', email: '', password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    onDone(await setupCalls.setupAdmin(values));
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-ink-soft">
        As the first admin you verify the members of {status.organisationName} and make the other
        admins. This step finishes the setup. What you chose before can be changed later.
      </p>
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <EmailInput {...form.register('email')} />
      </Field>
      <NewPasswordField
        field={form.register('password')}
        typed={password}
        error={errors.password?.message}
      />
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel="Finishing...">
        Finish the setup
      </Button>
    </form>
  );
}
