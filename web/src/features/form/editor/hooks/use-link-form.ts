import { FORM_LIMITS, FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formUrl } from '@hearthside/contract/form/shapes';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';

/** The same checks as on the server, but a missing value is reported before an invalid address. */
const newLink = z.object({
  linkText: z.string().trim().min(1, FORM_TEXTS.linkText).max(FORM_LIMITS.choice),
  linkUrl: z.string().trim().min(1, FORM_TEXTS.linkUrl).pipe(formUrl),
});
export type NewLink = z.output<typeof newLink>;

/** The two fields of a new link. */
export function useLinkForm(add: (link: NewLink) => void) {
  const form = useForm({
    resolver: zodResolver(newLink),
    defaultValues: { linkText: '', linkUrl: '' },
  });
  return {
    register: form.register,
    errors: form.formState.errors,
    submit: submitting(form, (link) => Promise.resolve(add(link))),
  };
}
