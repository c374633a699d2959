import { DONATION_LIMITS, GIFT_COLUMNS, GIFT_METHODS } from '@hearthside/contract/donation';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readText } from '@/lib/read-text';
import { buttonStyle } from '@/ui/button-style';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast';
import { UploadButton } from '@/ui/upload-button';
import { SAMPLE_LIST } from '../model/gift-list';

export interface GiftListTextProps {
  csv: string;
  error?: string;
  /** Come back to, to put something right: the box has the focus. */
  back?: boolean;
  onChange: (csv: string) => void;
}

/** A list of gifts from a file or pasted, in a box where it can be put right. */
export function GiftListText({ csv, error, back, onChange }: GiftListTextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (back || error) box.current?.focus();
  }, [back, error]);
  const [unread, setUnread] = useState('');
  const type = (text: string) => {
    setUnread('');
    onChange(text);
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    const text = await readText(file).catch(() => undefined);
    if (text === undefined) return setUnread(`“${file.name}” ${NO_TEXT}`);
    type(text);
    if (csv.trim() !== '' && csv !== text) {
      toast.undo(`Your list is now the one of “${file.name}”`, () => type(csv));
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
          download="gifts-to-record.csv"
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
          value={csv}
          onChange={({ target }) => type(target.value)}
          className="text-s"
        />
      </Field>
    </div>
  );
}

/** What the first line of a list has to say. */
function Headings() {
  const { donorName, donorEmail, amount, date, method } = GIFT_COLUMNS;
  const { reference, campaignCode, note } = GIFT_COLUMNS;
  return (
    <div className="grid max-w-[70ch] gap-2">
      <p>
        One gift per line, at most {DONATION_LIMITS.csvLines.toLocaleString('en-US')}. The first
        line names the columns: <b>{donorName}</b>, <b>{donorEmail}</b>, <b>{amount}</b>,{' '}
        <b>{date}</b>, <b>{method}</b>, <b>{reference}</b>, <b>{campaignCode}</b> and <b>{note}</b>.
        A spreadsheet saves such a list as CSV.
      </p>
      <p className="text-s text-ink-soft">
        {donorName}, {amount.toLowerCase()} and {date.toLowerCase()} are needed; the date as
        2026-11-20 or 11/20/2026. The method is one of: {Object.values(GIFT_METHODS).join(', ')}.
        Whoever’s email is a member’s gets the gift into their statement; with the campaign of their
        membership plan it renews their membership.
      </p>
    </div>
  );
}

/** No list that may be sent has more bytes: a character has at most four. */
const MAX_BYTES = DONATION_LIMITS.csv * 4;
const TOO_LARGE = `is too large: at most ${DONATION_LIMITS.csv.toLocaleString('en-US')} characters can be sent at once. Please split it.`;
const NO_TEXT =
  'is no CSV file. Open it in your spreadsheet program, save it as CSV, and choose that file.';
