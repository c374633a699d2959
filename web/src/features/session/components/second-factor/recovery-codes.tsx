import { saveFile } from '@/lib/files/download-save';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('The codes are copied.');
    } catch {
      toast.error('This browser does not let us copy. Please save or write down the codes.');
    }
  };
  const save = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className="grid gap-4">
      <Notice tone="warn" live title="These codes are shown only now">
        Keep them where you don’t keep your phone. Each signs you in once, if you have nothing else.
      </Notice>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-m bg-surface-sunken p-4 min-[430px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="text-center text-xs whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" onClick={save}>
          Save as a file
        </Button>
      </div>
      <Button wide onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
