import { Cloud, CloudOff } from 'lucide-react';
import { clock } from '@/lib/dates';
import type { FillWizardState } from './use-fill-wizard';

interface FillSavingProps {
  wizard: Pick<FillWizardState, 'saving' | 'savedAt'>;
}

const TROUBLES: Partial<Record<FillWizardState['saving'], string>> = {
  away: 'Saved on this device. We’ll send it once we can reach the server again.',
  refused: 'Saved on this device. It couldn’t be sent yet.',
};

/** When the server last got the answers. A running save is not shown, because it would flicker while somebody types. */
export function FillSaved({ wizard: { saving, savedAt } }: FillSavingProps) {
  if (savedAt === undefined || TROUBLES[saving]) return null;
  return (
    <span className="flex items-center gap-1.5 text-ink-soft">
      <Cloud size={16} aria-hidden className="shrink-0" />
      <span className="sm:hidden">Saved</span>
      <span className="max-sm:hidden">Saved at {clock(new Date(savedAt))}</span>
    </span>
  );
}

/** Where what was typed is safe while the server does not have it. */
export function FillUnsaved({ wizard: { saving } }: FillSavingProps) {
  const words = TROUBLES[saving];
  return (
    <p role="status" className="flex items-start gap-2 text-s text-ink-soft empty:sr-only">
      {words && (
        <>
          <CloudOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">{words}</span>
        </>
      )}
    </p>
  );
}
