import { Download } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readText } from '@/lib/files/read-text';
import { buttonStyle } from '@/ui/button-style';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { UploadButton } from '@/ui/fields/upload-button';

export interface CsvListTextProps {
  csv: string;
  error?: string;
  /** Set if the member came back to fix something: the box gets the focus. */
  back?: boolean;
  onChange: (csv: string) => void;
  /** The most characters that can be sent. */
  maxLength: number;
  /** A sample list to start from, and its file name. */
  sample: { name: string; csv: string };
  /** What each line has to contain. */
  headings: ReactNode;
  /** Other choices to make. */
  children?: ReactNode;
}

/** A list from a file or pasted, in a box where it can be corrected. */
export function CsvListText(props: CsvListTextProps) {
  const { csv, error, back, onChange, maxLength, sample, headings, children } = props;
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
      toast.undo(`Your list was replaced with “${file.name}”`, () => type(csv));
    }
  };
  return (
    <div className="grid gap-4">
      {headings}
      <div className="flex flex-wrap gap-2">
        <UploadButton
          accept=".csv,.txt,text/csv,text/plain"
          // A list of the allowed length never has more bytes: a character has at most four.
          maxBytes={maxLength * 4}
          onTooLarge={([file]) => setUnread(`“${file?.name}” ${tooLarge(maxLength)}`)}
          onFiles={(files) => void take(files)}
        >
          Choose a CSV file
        </UploadButton>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample.csv)}`}
          download={sample.name}
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
      {children}
    </div>
  );
}

const tooLarge = (maxLength: number) =>
  `is too large: at most ${maxLength.toLocaleString('en-US')} characters can be sent at once. Please split it.`;
const NO_TEXT =
  'isn’t a CSV file. Open it in your spreadsheet program, save it as CSV, and choose that file.';
