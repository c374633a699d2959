import type { Me } from '@hearthside/contract/member/me';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { Fact, FactList } from '@/ui/fields/read-only';

const LINES = ['streetAddress', 'city', 'state', 'zipCode', 'country'] as const;

/** An address, read-only; the same on the profile and in the user dialog. */
export function AddressFacts({ address }: { address: Me['address'] }) {
  return (
    <FactList>
      {LINES.map((line) => (
        <Fact key={line} label={PROFILE_LABELS[line]}>
          {address[line]}
        </Fact>
      ))}
    </FactList>
  );
}
