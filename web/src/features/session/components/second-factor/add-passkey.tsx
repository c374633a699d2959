import { useRef, useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
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
  const [errors, setErrors] = useState<{ name?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') {
      setErrors({ name: 'Please give this passkey a name' });
      return form.current?.querySelector('input')?.focus();
    }
    setBusy(true);
    setErrors({});
    try {
      const made = await makePasskey(await factors.passkeyOptions());
      onSetUp((await factors.addPasskey({ name, ...made })).recoveryCodes);
    } catch (error) {
      const field = error instanceof ApiError ? error.details.name : undefined;
      setErrors(field ? { name: field } : { form: passkeyProblem(error) ?? messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-s text-ink-soft">
        A passkey is your fingerprint, your face, a device’s PIN, or a security key. It only works
        on this portal, so no one can trick you into giving it away.
      </p>
      <Field
        label="Name of this passkey"
        hint="So you can recognize it, such as “My phone”"
        error={errors.name}
      >
        <TextInput name="name" defaultValue="This device" maxLength={NAME_MAX} autoFocus />
      </Field>
      {errors.form && (
        <Notice tone="bad" live>
          {errors.form}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="One moment...">
          Continue
        </Button>
      </div>
    </form>
  );
}
