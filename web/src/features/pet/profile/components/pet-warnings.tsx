import { PET_LABELS } from '@hearthside/contract/pet/fields';
import type { Pet } from '@hearthside/contract/pet/endpoints';
import { HeartPulse, TriangleAlert, type LucideIcon } from 'lucide-react';

const KINDS = [
  { field: 'allergies', Icon: TriangleAlert },
  { field: 'conditions', Icon: HeartPulse },
] as const satisfies { field: keyof Pet; Icon: LucideIcon }[];

/** Warnings for those who care for a pet, before everything else. */
export function PetWarnings({ pet }: { pet: Pick<Pet, 'allergies' | 'conditions'> }) {
  const known = KINDS.filter(({ field }) => pet[field] !== '');
  if (known.length === 0) return null;
  return (
    <section
      aria-label="Warnings"
      className="rounded-m border-l-6 border-accent bg-warn-soft px-4 py-4 shadow-1 sm:px-5"
    >
      <div className="grid gap-x-8 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
        {known.map(({ field, Icon }) => (
          <div key={field} className="flex min-w-0 items-start gap-3">
            <span className="grid size-10.5 shrink-0 place-items-center rounded-full bg-accent text-accent-on">
              <Icon size={22} aria-hidden />
            </span>
            <div className="min-w-0">
              <h3 className="text-s text-warn">{PET_LABELS[field]}</h3>
              <p
                dir="auto"
                className="max-w-[65ch] font-semibold whitespace-pre-line wrap-anywhere"
              >
                {pet[field]}
              </p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
