import { Button } from '@/ui/button';

export interface SelectionBarProps {
  count: number;
  /** For how many of them each button would change something. */
  unverified: number;
  verified: number;
  /** Verifies them, or undoes that. */
  onVerify: (verified: boolean) => void;
  onClear: () => void;
}

/** The actions on the selected people. In reach wherever the list is scrolled to. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, unverified, verified, onVerify, onClear } = props;
  return (
    <section
      aria-label="Selected users"
      className="sticky bottom-19 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-m border border-line bg-surface p-2 shadow-2 sm:bottom-4 sm:px-3 print:hidden"
    >
      <div className="flex min-w-0 flex-1 basis-full items-center justify-between gap-1 sm:basis-auto sm:justify-start">
        <p className="pl-2 font-semibold tabular-nums">{count} selected</p>
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </div>
      <Button
        variant="quiet"
        aria-label="Take back verification"
        disabled={verified === 0}
        onClick={() => onVerify(false)}
        className="max-sm:flex-1"
      >
        <span>
          Take back<span className="max-sm:hidden"> verification</span>
        </span>
      </Button>
      <Button disabled={unverified === 0} onClick={() => onVerify(true)} className="max-sm:flex-1">
        Verify
      </Button>
    </section>
  );
}
