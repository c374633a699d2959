import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';

/** A list that arrives within this time, in milliseconds, needs no bar. */
const SHORT_MS = 300;

export type ExportProgressProps = {
  /** How many rows have arrived, and out of how many. The total may not be known. */
  progress: { rows: number; total: number | undefined };
  onCancel: () => void;
};

/** The progress of an export, with a button to cancel it. */
export function ExportProgress({ progress: { rows, total }, onCancel }: ExportProgressProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  const number = (count: number) => count.toLocaleString('en-US');
  return (
    <div className="mb-3 flex items-end gap-x-3 rounded-m border border-line bg-surface py-2 pr-2 pl-4 max-[400px]:flex-col max-[400px]:items-stretch">
      <Progress
        value={total ? (100 * rows) / total : undefined}
        label={total ? `Exporting ${number(rows)} of ${number(total)}` : 'Preparing the export'}
        showText
        className="min-w-0 flex-1 pb-2 max-[400px]:pr-2"
      />
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
