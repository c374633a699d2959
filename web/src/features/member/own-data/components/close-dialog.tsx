import { CLOSING_DAYS, OWN_DATA_TEXTS, WISH_MAX } from '@hearthside/contract/member/own-data';
import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { dependentLines } from '../../model/user-words';
import { closeAccount, useBeforeClosing } from '../api/own-data';

export interface CloseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Whom an owner wishes for one animal. `who` is empty until they have decided. */
interface Decision {
  who: '' | 'office' | 'person';
  person: string;
}

type Decisions = Readonly<Record<number, Decision>>;

const UNDECIDED: Decision = { who: '', person: '' };

const WHO = [
  { value: 'office', label: 'The organization finds someone' },
  { value: 'person', label: 'Someone I name' },
];

const isDecided = ({ who, person }: Decision) =>
  who === 'office' || (who === 'person' && person.trim() !== '');

/** The last question before an account is closed: the animals, and the password. */
export function CloseDialog({ open, onClose }: CloseDialogProps) {
  const before = useBeforeClosing(open ? {} : null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ animals?: string; password?: string; other?: string }>({});
  const animals = before.data?.animals ?? [];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get('currentPassword') ?? '');
    const undecided = animals.some(({ id }) => !isDecided(decisions[id] ?? UNDECIDED));
    const missing = {
      ...(undecided && { animals: OWN_DATA_TEXTS.animalsFirst }),
      ...(!currentPassword && { password: 'Password is required' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0 || before.data === undefined) return;
    setBusy(true);
    try {
      const wishes = animals.map(({ id }) => {
        const { who, person } = decisions[id] ?? UNDECIDED;
        return { petId: id, person: who === 'person' ? person.trim() : '' };
      });
      await closeAccount({ currentPassword, animals: wishes });
    } catch (error) {
      const details = error instanceof ApiError ? (error.details ?? {}) : {};
      const { currentPassword: password, animals: undone } = details;
      setErrors(password || undone ? { password, animals: undone } : { other: messageOf(error) });
      // A pet may have come since.
      if (undone) void before.mutate();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title="Close your account?"
      description={`You’ll be signed out right away. If you change your mind, sign in within ${CLOSING_DAYS} days.`}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={busy}
            busyLabel="Closing..."
            disabled={before.data === undefined}
          >
            Close my account
          </Button>
        </>
      }
    >
      <AsyncView
        {...viewOf(before)}
        skeleton={<SkeletonText lines={4} label="Checking what belongs to it..." />}
        errorTitle="Failed to load what belongs to your account"
      >
        {({ belongings }) => (
          <div className="grid gap-4">
            {belongings.length > 0 && (
              <div>
                <p className="font-[560]">These belong to your account:</p>
                <ul className="list-disc pl-5 text-s">
                  {dependentLines(belongings).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
            {animals.map(({ id, name }) => (
              <AnimalFields
                key={id}
                name={name}
                decision={decisions[id] ?? UNDECIDED}
                error={errors.animals}
                onChange={(decision) => setDecisions((now) => ({ ...now, [id]: decision }))}
              />
            ))}
            <Field label="Your current password" error={errors.password}>
              <PasswordInput name="currentPassword" autoComplete="current-password" />
            </Field>
            {errors.other && (
              <Notice tone="bad" live>
                {errors.other}
              </Notice>
            )}
          </div>
        )}
      </AsyncView>
    </Dialog>
  );
}

interface AnimalFieldsProps {
  name: string;
  decision: Decision;
  /** Said where this animal is not decided yet. */
  error: string | undefined;
  onChange: (decision: Decision) => void;
}

/** Who shall look after one animal. */
function AnimalFields({ name, decision, error, onChange }: AnimalFieldsProps) {
  const missing = isDecided(decision) ? undefined : error;
  return (
    <div className="grid gap-2">
      <Field
        label={`Who will look after ${name}?`}
        error={decision.who === 'person' ? undefined : missing}
      >
        <Select
          placeholder="Please choose"
          options={WHO}
          value={decision.who}
          onChange={({ target }) => onChange({ ...decision, who: target.value as Decision['who'] })}
        />
      </Field>
      {decision.who === 'person' && (
        <Field label={`Who takes over ${name}`} error={missing}>
          <TextInput
            value={decision.person}
            maxLength={WISH_MAX}
            onChange={({ target }) => onChange({ ...decision, person: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
