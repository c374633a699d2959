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
      toast.error('Your browser didn’t let us copy. Please save or write down the codes.');
    }
  };
  const save = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className="grid gap-4">
      <Notice tone="warn" live title="You won’t see these codes again">
        Store them somewhere other than your phone. Each code signs you in once if you have no other
        way.
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
        I’ve saved them
      </Button>
    </div>
  );
}
