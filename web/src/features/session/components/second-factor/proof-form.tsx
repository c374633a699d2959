import type { ProofOptions, StepUpProof } from '@hearthside/contract/session/second-factor';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { answerPasskey, canUsePasskeys, passkeyProblem } from '../../model/passkey-browser';
import { proofWays, WAY_LABELS, type ProofWay } from '../../model/proof-ways';

export interface ProofFormProps {
  options: ProofOptions;
  /** Asks again, because a passkey's question can be answered once. */
  askAgain: () => Promise<ProofOptions>;
  submitLabel: string;
  onProof: (proof: StepUpProof) => Promise<void>;
  /** Fields that belong to every way. */
  children?: ReactNode;
}

const EMPTY: Record<ProofWay, string> = {
  passkey: '',
  code: 'Please enter the six digits from your app',
  recoveryCode: 'Please enter a recovery code',
  password: 'Password is required',
};

/** Confirms by a passkey, a code, a recovery code, or the password of whoever has none of them. */
export function ProofForm(props: ProofFormProps) {
  const { options, askAgain, submitLabel, onProof, children } = props;
  const ways = proofWays(options, canUsePasskeys());
  const [way, setWay] = useState<ProofWay | undefined>(ways[0]);
  const [errors, setErrors] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusProof = useCallback(() => {
    const { current } = form;
    // Not just any field: a box to tick may be in the form too. A passkey has no field.
    const field = current?.querySelector<HTMLInputElement>('[name="proof"]');
    if (field) field.select();
    (field ?? current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, []);
  useEffect(focusProof, [way, focusProof]);

  const give = async (typed: string): Promise<void> => {
    if (way !== 'passkey') return onProof({ [way as string]: typed });
    const { passkey } = await askAgain();
    if (passkey) await onProof({ passkey: await answerPasskey(passkey) });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || !way) return;
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '');
    if (way !== 'passkey' && typed.trim() === '') {
      setErrors({ field: EMPTY[way] });
      return focusProof();
    }
    setBusy(true);
    setErrors({});
    try {
      await give(typed);
    } catch (error) {
      const field = error instanceof ApiError && way !== 'passkey' ? error.details[way] : undefined;
      setErrors(field ? { field } : { form: passkeyProblem(error) ?? messageOf(error) });
      focusProof();
    } finally {
      setBusy(false);
    }
  };

  if (!way)
    return (
      <Notice tone="warn" live>
        This browser can’t use your passkeys. Please use the browser or device you made them on, or
        write to the office: an admin can reset your two-step sign-in.
      </Notice>
    );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <ProofInput key={way} way={way} error={errors.field} />
      {children}
      {errors.form && (
        <Notice tone="bad" live>
          {errors.form}
        </Notice>
      )}
      <Button type="submit" wide busy={busy} busyLabel="One moment...">
        {way === 'passkey' ? WAY_LABELS.passkey : submitLabel}
      </Button>
      {ways.length > 1 && (
        <div className="flex flex-wrap justify-center gap-x-4">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                size="s"
                onClick={() => {
                  setErrors({});
                  setWay(other);
                }}
              >
                {WAY_LABELS[other]}
              </Button>
            ))}
        </div>
      )}
    </form>
  );
}

function ProofInput({ way, error }: { way: ProofWay; error: string | undefined }) {
  if (way === 'passkey')
    return (
      <p className="text-ink-soft">
        Your browser will ask for your passkey: your fingerprint, your face, this device’s PIN, or a
        security key.
      </p>
    );
  if (way === 'password')
    return (
      <Field label="Your password" error={error}>
        <PasswordInput name="proof" autoComplete="current-password" />
      </Field>
    );
  if (way === 'code')
    return (
      <Field label="Code" hint="The six digits your authenticator app shows now" error={error}>
        <TextInput name="proof" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </Field>
    );
  return (
    <Field label="Recovery code" hint="One of the codes you saved. Each works once." error={error}>
      <TextInput
        name="proof"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </Field>
  );
}
