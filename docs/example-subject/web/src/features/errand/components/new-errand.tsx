import { ERRAND_TEXTS, errandForm } from '@hearthside/contract/errand/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import { useAddErrand } from '../api/errands';

/** The form of a new errand. A refusal shows by the field, and what was typed stays. */
export function NewErrand() {
  const { trigger: add } = useAddErrand();
  const form = useForm({ resolver: zodResolver(errandForm), defaultValues: { title: '' } });
  const { errors, isSubmitting } = form.formState;
  const save = async (values: { title: string }) => {
    await add(values);
    form.reset();
    toast.success(ERRAND_TEXTS.added);
  };
  return (
    <form
      className="mb-4 grid gap-3"
      onSubmit={(event) => void submitting(form, save, ERRAND_TEXTS.addFailed)(event)}
    >
      <Field label="What is to be done?" error={errors.title?.message ?? errors.root?.message}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <Button type="submit" busy={isSubmitting}>
        Add
      </Button>
    </form>
  );
}
