import type { FormEvent } from 'react';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { factors } from '../../api/second-factor';
import { makePasskey, passkeyProblem } from '../../model/passkey-browser';
import type { SetUpProps } from './set-up-app';

const NAME_MAX = 60;

/** Adds a passkey: a name for it, then the browser's own dialog. */
export function AddPasskey({ onSetUp, onCancel }: SetUpProps) {
  const form = useForm({ defaultValues: { name: 'This device' } });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async ({ name }) => {
    try {
      const made = await makePasskey(await factors.passkeyOptions());
      onSetUp((await factors.addPasskey({ name: name.trim(), ...made })).recoveryCodes);
    } catch (error) {
      const message = passkeyProblem(error);
      if (!message) throw error;
      form.setError('root', { type: 'passkey', message });
    }
  });
  const ask = (event: FormEvent) => {
    // It may be in a dialog that is drawn within another form.
    event.stopPropagation();
    void submit(event);
  };
  return (
    <form noValidate onSubmit={ask} className="grid gap-4">
      <p className="text-s text-ink-soft">
        A passkey is your fingerprint, your face, a device’s PIN, or a security key. It only works
        on this portal, so no one can trick you into giving it away.
      </p>
      <Field
        label="Name of this passkey"
        hint="So you can recognize it, such as “My phone”"
        error={errors.name?.message}
      >
        <TextInput
          maxLength={NAME_MAX}
          autoFocus
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Please give this passkey a name',
          })}
        />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel="One moment...">
          Continue
        </Button>
      </div>
    </form>
  );
}
