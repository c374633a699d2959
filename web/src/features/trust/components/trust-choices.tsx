import type { Trust } from '@hearthside/contract/trust/endpoints';
import clsx from 'clsx';
import { useId } from 'react';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { peopleCount } from '../model/trust-words';

export interface TrustChoicesProps {
  trusts: readonly Trust[];
  /** The trusts that can't be chosen, because the person is already in them. */
  assigned: readonly { id: number }[];
  chosen: Trust | undefined;
  onChoose: (trust: Trust) => void;
  /** Other trusts are loading. */
  busy: boolean;
}

/** A list of trusts. One of them can be chosen. */
export function TrustChoices({ trusts, assigned, chosen, onChoose, busy }: TrustChoicesProps) {
  const group = useId();
  return (
    <ChoiceGroup label="Trust" className={clsx(busy && 'opacity-60')}>
      {trusts.map((trust) => {
        const taken = assigned.some(({ id }) => id === trust.id);
        return (
          <Radio
            key={trust.id}
            name={group}
            label={
              <span dir="auto" className="wrap-anywhere">
                {trust.name}
              </span>
            }
            hint={taken ? 'Already assigned' : peopleCount(trust.people)}
            disabled={taken}
            checked={chosen?.id === trust.id}
            // If it was chosen before it was shown, it was just created: the keyboard continues from it.
            autoFocus={chosen?.id === trust.id}
            onChange={() => onChoose(trust)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
