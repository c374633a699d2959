import type { Trust } from '@hearthside/contract/trust/endpoints';
import clsx from 'clsx';
import { useId } from 'react';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { peopleCount } from '../model/trust-words';

export interface TrustChoicesProps {
  trusts: readonly Trust[];
  /** Those that cannot be chosen, because the person is in them. */
  assigned: readonly { id: number }[];
  chosen: Trust | undefined;
  onChoose: (trust: Trust) => void;
  /** Others are on their way. */
  busy: boolean;
}

/** Trusts, of which one can be chosen. */
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
            // Chosen before it is shown, it was just created: the keyboard goes on from it.
            autoFocus={chosen?.id === trust.id}
            onChange={() => onChoose(trust)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
