import clsx from 'clsx';
import { CircleHelp, TriangleAlert } from 'lucide-react';

export interface EmergencyWarningsProps {
  allergies: string;
  conditions: string;
}

/** What could harm the pet if nobody knew: first on the sheet, and large. */
export function EmergencyWarnings({ allergies, conditions }: EmergencyWarningsProps) {
  return (
    <section
      aria-label="Warnings"
      className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-2"
    >
      <Warning title="Allergies" text={allergies} none="No allergies recorded." />
      <Warning title="Conditions" text={conditions} none="No conditions recorded." />
    </section>
  );
}

interface WarningProps {
  title: string;
  text: string;
  none: string;
}

/** A condition that nobody has recorded may still exist, so an empty field does not mean that there is none. */
function Warning({ title, text, none }: WarningProps) {
  const known = text !== '';
  const Icon = known ? TriangleAlert : CircleHelp;
  return (
    <div
      className={clsx(
        'flex min-w-0 gap-3 rounded-m p-4 print:gap-2 print:border-2 print:p-2',
        known
          ? 'bg-bad-soft text-bad print:border-bad'
          : 'border border-line bg-surface text-ink-soft print:border-line-strong',
      )}
    >
      <Icon size={26} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-body text-m font-[650] tracking-normal print:text-s">{title}</h2>
        <p
          className={clsx(
            'wrap-anywhere whitespace-pre-line',
            known ? 'text-l font-semibold text-ink print:text-m' : 'text-m print:text-s',
          )}
        >
          {known ? text : none}
        </p>
        {!known && (
          <p className="text-s print:text-xs">
            That doesn’t mean there are none. Ask the owner or the veterinarian.
          </p>
        )}
      </div>
    </div>
  );
}
