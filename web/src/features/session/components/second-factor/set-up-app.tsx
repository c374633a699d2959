import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { factors } from '../../api/second-factor';

/** What comes of setting up a way: the recovery codes, if these are the first. */
export type OnSetUp = (recoveryCodes: readonly string[] | null) => void;

export interface SetUpProps {
  onSetUp: OnSetUp;
  onCancel: () => void;
}

/** Sets up an authenticator app: scan, then type the first code. */
export function SetUpApp({ onSetUp, onCancel }: SetUpProps) {
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setError, setFocus } = form;
  const begin = useCallback(() => {
    let left = false;
    factors.beginApp().then(
      (begun) => !left && setApp(begun),
      (error: unknown) => !left && setError('root', { type: 'server', message: messageOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [setError]);
  useEffect(begin, [begin]);
  useEffect(() => {
    if (app) setFocus('code');
  }, [app, setFocus]);

  const submit = submitting(form, async ({ code }) => {
    try {
      onSetUp((await factors.confirmApp({ code })).recoveryCodes);
    } catch (error) {
      // The secret that was scanned is too old by now. The next one is shown at once.
      if (hasCode(error, 'WRONG_STATE')) begin();
      throw error;
    }
  });
  const confirm = (event: FormEvent) => {
    // It may be in a dialog that is drawn within another form.
    event.stopPropagation();
    void submit(event);
  };

  return (
    <form noValidate onSubmit={confirm} className="grid gap-4">
      {!app && !errors.root && <SkeletonText lines={6} label="One moment..." />}
      {app && (
        <>
          <p className="text-s text-ink-soft">
            1. Scan this with an authenticator app, such as Google Authenticator, Microsoft
            Authenticator, 1Password or your phone’s password manager.
          </p>
          <div className="justify-self-center rounded-m bg-white p-3">
            <QRCodeSVG value={app.uri} size={184} title="QR code for your authenticator app" />
          </div>
          <p className="text-s text-ink-soft">
            Can’t scan it? Open{' '}
            <a href={app.uri} className="font-[560] text-brand-strong underline">
              the app on this device
            </a>
            , or enter this key:{' '}
            <code className="wrap-anywhere text-ink">{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Field label="2. Enter the six digits the app shows" error={errors.code?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              {...form.register('code', {
                pattern: { value: /^\s*(\d\s*){6}$/, message: SECOND_FACTOR_TEXTS.digits },
                required: SECOND_FACTOR_TEXTS.digits,
              })}
            />
          </Field>
        </>
      )}
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        {app && (
          <Button type="submit" busy={isSubmitting} busyLabel="Checking...">
            Turn on
          </Button>
        )}
      </div>
    </form>
  );
}
