import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import { INVITE_COLUMNS, INVITE_LIST } from '@hearthside/contract/invitation';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readText } from '@/lib/read-text';
import { buttonStyle } from '@/ui/button-style';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast';
import { UploadButton } from '@/ui/upload-button';
import type { TypedList } from '../model/invite-draft';
import { SAMPLE_LIST } from '../model/invite-list';
import { VerifiedFromStart } from './verified-from-start';

export interface InviteListTextProps {
  typed: TypedList;
  error?: string;
  /** Come back to, to put something right: the box has the focus. */
  back?: boolean;
  onChange: (patch: Partial<TypedList>) => void;
}

/** A list of people from a file or pasted, in a box where it can be put right. */
export function InviteListText({ typed, error, back, onChange }: InviteListTextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (back || error) box.current?.focus();
  }, [back, error]);
  const [unread, setUnread] = useState('');
  const type = (csv: string) => {
    setUnread('');
    onChange({ csv });
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    const text = await readText(file).catch(() => undefined);
    if (text === undefined) return setUnread(`“${file.name}” ${NO_TEXT}`);
    type(text);
    const before = typed.csv;
    if (before.trim() !== '' && before !== text) {
      toast.undo(`Your list is now the one of “${file.name}”`, () => type(before));
    }
  };
  return (
    <div className="grid gap-4">
      <Headings />
      <div className="flex flex-wrap gap-2">
        <UploadButton
          accept=".csv,.txt,text/csv,text/plain"
          maxBytes={MAX_BYTES}
          onTooLarge={([file]) => setUnread(`“${file?.name}” ${TOO_LARGE}`)}
          onFiles={(files) => void take(files)}
        >
          Choose a CSV file
        </UploadButton>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_LIST)}`}
          download="people-to-invite.csv"
          className={buttonStyle({ variant: 'ghost' })}
        >
          <Download size={18} aria-hidden />
          Download a sample
        </a>
      </div>
      <Field label="The list" hint="Or paste its lines here." error={unread || error}>
        <Textarea
          ref={box}
          rows={7}
          spellCheck={false}
          autoCapitalize="none"
          wrap="off"
          value={typed.csv}
          onChange={({ target }) => type(target.value)}
          className="text-s"
        />
      </Field>
      <VerifiedFromStart
        checked={typed.verified}
        onChange={({ target }) => onChange({ verified: target.checked })}
      />
    </div>
  );
}

/** What the first line of a list has to say. */
function Headings() {
  const { firstName, lastName, email, phoneNumber, role } = INVITE_COLUMNS;
  return (
    <div className="grid max-w-[70ch] gap-2">
      <p>
        One person per line, at most {INVITE_LIST.maxLines}. The first line names the columns:{' '}
        <b>{firstName}</b>, <b>{lastName}</b>, <b>{email}</b>, <b>{phoneNumber}</b> and{' '}
        <b>{role}</b>. A spreadsheet saves such a list as CSV.
      </p>
      <p className="text-s text-ink-soft">
        The phone number may be left empty. The role is one of:{' '}
        {ROLES.map((name) => ROLE_LABELS[name].one).join(', ')}.
      </p>
    </div>
  );
}

/** No list that may be sent has more bytes: a character has at most four. */
const MAX_BYTES = INVITE_LIST.maxLength * 4;
const TOO_LARGE = `is too large: at most ${INVITE_LIST.maxLength.toLocaleString('en-US')} characters can be sent at once. Please split it.`;
const NO_TEXT =
  'is no CSV file. Open it in your spreadsheet program, save it as CSV, and choose that file.';
