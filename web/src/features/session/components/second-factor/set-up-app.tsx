import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, hasCode, messageOf } from '@/lib/api/api-error';
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
  const [errors, setErrors] = useState<{ code?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const begin = useCallback(() => {
    let left = false;
    factors.beginApp().then(
      (begun) => !left && setApp(begun),
      (error: unknown) => !left && setErrors({ form: messageOf(error) }),
    );
    return () => {
      left = true;
    };
  }, []);
  useEffect(begin, [begin]);
  useEffect(() => form.current?.querySelector('input')?.focus(), [app]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (!/^\s*(\d\s*){6}$/.test(code)) {
      setErrors({ code: SECOND_FACTOR_TEXTS.digits });
      return form.current?.querySelector('input')?.focus();
    }
    setBusy(true);
    setErrors({});
    try {
      onSetUp((await factors.confirmApp({ code })).recoveryCodes);
    } catch (error) {
      const field = error instanceof ApiError ? error.details.code : undefined;
      setErrors(field ? { code: field } : { form: messageOf(error) });
      // The secret that was scanned is too old by now. The next one is shown at once.
      if (hasCode(error, 'WRONG_STATE')) begin();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {!app && !errors.form && <SkeletonText lines={6} label="One moment..." />}
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
          <Field label="2. Enter the six digits the app shows" error={errors.code}>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          </Field>
        </>
      )}
      {errors.form && (
        <Notice tone="bad" live>
          {errors.form}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        {app && (
          <Button type="submit" busy={busy} busyLabel="Checking...">
            Turn on
          </Button>
        )}
      </div>
    </form>
  );
}
