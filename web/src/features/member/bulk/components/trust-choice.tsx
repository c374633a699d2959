import { useState } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { Finder } from '@/ui/fields/finder';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { useTrustsFound } from '../api/bulk';

/** How many trusts are offered at once. The search finds the others. */
const OFFERED = 20;

export interface TrustChoiceProps {
  chosen: number | undefined;
  error: string | undefined;
  onChoose: (trustId: number | undefined) => void;
}

/** Chooses one trust for many users. */
export function TrustChoice({ chosen, error, onChoose }: TrustChoiceProps) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useTrustsFound({ search, page: 1, limit: OFFERED }))}
      search={search}
      onSearch={setSearch}
      // A trust that may be out of view must not be assigned.
      onType={() => onChoose(undefined)}
      name="trusts"
      autoFocus
      rows={({ trusts }) => trusts}
    >
      {(trusts) => (
        <ChoiceGroup label="Trust" required error={error}>
          {trusts.map(({ id, name }) => (
            <Radio
              key={id}
              name="trust"
              label={name}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
          ))}
        </ChoiceGroup>
      )}
    </Finder>
  );
}
