import { ROLES, type Role } from '@hearthside/contract/access';
import {
  BULK_MESSAGE_MAX,
  BULK_TEXT_MAX,
  BULK_TEXTS,
  type BulkWork,
} from '@hearthside/contract/member/bulk';
import { REASON_MAX } from '@hearthside/contract/member/users';
import { useState, type FormEvent } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { bulkTitle, roleOptions, type BulkChoice } from '../../model/bulk-words';
import { TrustChoice } from './trust-choice';

export interface BulkFormProps {
  action: BulkChoice;
  count: number;
  names: readonly string[];
  open: boolean;
  onClose: () => void;
  onStart: (work: BulkWork) => Promise<unknown>;
}

const MESSAGES: Partial<Record<BulkChoice, string>> = {
  verify: 'They get everything that members with their roles may see and do.',
  unverify:
    'They keep their profile and forms, and lose the rest of the portal until they are verified again.',
  role: 'Everybody is told of their new role.',
  assign: 'They get into the trust’s chat, and are told.',
};
const LABELS: Record<BulkChoice, string> = {
  verify: 'Verify',
  unverify: 'Take back',
  role: 'Change role',
  assign: 'Assign',
  message: 'Send',
};

type Typed = { role: Role | ''; reason: string; trustId: number | undefined; way: 'chat' | 'mail' };
type Wrong = Partial<Record<'role' | 'reason' | 'trust' | 'text', string>>;

/** What is missing before a task can begin, by field. */
function wrongIn(action: BulkChoice, { role, reason, trustId }: Typed, text: string): Wrong {
  if (action === 'role') {
    return {
      ...(!role && { role: 'Please choose a role' }),
      ...(!reason.trim() && { reason: 'Please give a reason' }),
    };
  }
  if (action === 'assign' && trustId === undefined) return { trust: 'Please choose a trust' };
  if (action === 'message' && !text.trim()) return { text: BULK_TEXTS.empty };
  return {};
}

function workOf(action: BulkChoice, typed: Typed, text: string): BulkWork {
  const { role, reason, trustId = 0, way } = typed;
  if (action === 'role') return { action, role: role as Role, reason };
  if (action === 'assign') return { action, trustId };
  if (action === 'message') return { action, way, text };
  return { action };
}

/** Asks what is needed before something is done with many users. What is typed stays if it fails. */
export function BulkForm({ action, count, names, open, onClose, onStart }: BulkFormProps) {
  const [typed, setTyped] = useState<Typed>({
    role: '',
    reason: '',
    trustId: undefined,
    way: 'chat',
  });
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const asks = action === 'verify' || action === 'unverify';
  const tooMany = action === 'message' && count > BULK_MESSAGE_MAX;
  const type = (patch: Partial<Typed>) => {
    setTyped({ ...typed, ...patch });
    setWrong({});
  };
  const start = async (event?: FormEvent) => {
    event?.preventDefault();
    const missing = wrongIn(action, typed, text);
    setWrong(missing);
    setFailed('');
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await onStart(workOf(action, typed, text));
    } catch (error) {
      setFailed(messageOf(error, BULK_TEXTS.startFailed));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bulkTitle(action, count)}
      description={MESSAGES[action]}
      size={asks ? 's' : 'm'}
      role={asks ? 'alertdialog' : 'dialog'}
      dismissable={!busy}
      onSubmit={asks ? undefined : (event) => void start(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type={asks ? 'button' : 'submit'}
            variant={action === 'unverify' ? 'danger' : 'primary'}
            busy={busy}
            disabled={tooMany}
            onClick={asks ? () => void start() : undefined}
          >
            {LABELS[action]}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {action === 'role' && (
          <>
            <Field label="New role" required error={wrong.role}>
              <Select
                data-autofocus
                placeholder="Choose a role"
                options={roleOptions(ROLES)}
                value={typed.role}
                onChange={({ target }) => type({ role: target.value as Role })}
              />
            </Field>
            <Field
              label="Reason"
              hint="It is kept in the history for the other admins."
              required
              error={wrong.reason}
            >
              <Textarea
                rows={3}
                maxLength={REASON_MAX}
                value={typed.reason}
                onChange={({ target }) => type({ reason: target.value })}
              />
            </Field>
          </>
        )}
        {action === 'assign' && (
          <TrustChoice
            chosen={typed.trustId}
            error={wrong.trust}
            onChoose={(trustId) => type({ trustId })}
          />
        )}
        {action === 'message' && (
          <>
            <ChoiceGroup label="How">
              <Radio
                name="way"
                label="In the inbox"
                hint="In each one’s own chat with the team. Nobody sees the others."
                checked={typed.way === 'chat'}
                onChange={() => type({ way: 'chat' })}
              />
              <Radio
                name="way"
                label="By email"
                hint="One email to each, with their name."
                checked={typed.way === 'mail'}
                onChange={() => type({ way: 'mail' })}
              />
            </ChoiceGroup>
            <Field
              label="Message"
              required
              error={wrong.text}
              hint={`At most ${BULK_TEXT_MAX.toLocaleString('en-US')} characters, to at most ${BULK_MESSAGE_MAX} users at a time.`}
            >
              <Textarea
                rows={5}
                maxLength={BULK_TEXT_MAX}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setWrong({});
                }}
              />
            </Field>
            {text.trim() && <Preview way={typed.way} text={text} name={names[0]} />}
            {tooMany && <Notice tone="warn">{BULK_TEXTS.tooManyMessages}</Notice>}
          </>
        )}
        {names.length > 0 && <Names names={names} count={count} />}
        {failed && (
          <Notice tone="bad" live intoView>
            {failed}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** What the first of them will read. */
function Preview({ way, text, name }: { way: 'chat' | 'mail'; text: string; name?: string }) {
  const firstName = name?.split(' ')[0];
  return (
    <section aria-label="Preview" className="rounded-m border border-line bg-surface-sunken p-3">
      <h3 className="text-s font-semibold">Preview</h3>
      {way === 'mail' && (
        <p className="mt-1 text-s text-ink-soft">Hello {firstName ?? 'and the first name'},</p>
      )}
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </section>
  );
}

const SHOWN = 10;

function Names({ names, count }: { names: readonly string[]; count: number }) {
  const shown = names.slice(0, SHOWN);
  return (
    <ul aria-label="Among them" className="text-s text-ink-soft">
      {shown.map((name, at) => (
        // Two people may have the same name.
        <li key={`${name}${at}`} dir="auto" className="wrap-anywhere">
          {name}
        </li>
      ))}
      {count > shown.length && <li>and {(count - shown.length).toLocaleString('en-US')} more</li>}
    </ul>
  );
}
