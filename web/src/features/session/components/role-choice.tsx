import { REQUESTABLE_ROLES, ROLE_LABELS, ROLE_LINES } from '@hearthside/contract/access';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';

/** The role that a visitor requests: one card per role, each with a line about it. */
export function RoleChoice({ field, error }: { field: UseFormRegisterReturn; error?: string }) {
  return (
    <ChoiceGroup label="How would you like to join?" error={error} className="grid gap-1.5">
      <div className="grid gap-2 min-[460px]:grid-cols-2">
        {REQUESTABLE_ROLES.map((role) => (
          <Radio
            key={role}
            {...field}
            value={role}
            label={<span className="font-semibold">{ROLE_LABELS[role].one}</span>}
            hint={ROLE_LINES[role]}
            aria-invalid={error ? true : undefined}
            className="h-full rounded-m border border-line-control bg-surface px-3.5 transition-colors duration-150 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
