import { trustName } from '@hearthside/contract/trust/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';

/** The form with a trust's name. A refusal is shown at the field, and what was typed is kept. */
export function useNameForm(name: string, save: (name: string) => Promise<void>) {
  const form = useForm({ resolver: zodResolver(trustName), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  return {
    input: form.register('name'),
    error: errors.name?.message,
    problem: errors.root?.message,
    busy: isSubmitting,
    submit: submitting(form, (values) => save(values.name)),
  };
}

export type NameForm = ReturnType<typeof useNameForm>;
