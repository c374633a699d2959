import type { Pet } from '@hearthside/contract/pet/endpoints';
import { shownChip } from '../../model/pet-words';
import { EmergencyPart } from './emergency-part';

/** By what a found pet is known, who pays, and how it behaves. A sheet of an earlier version has none of it. */
export function EmergencyIdentity({ pet }: { pet: Partial<Pet> }) {
  const { chipNumber = '', insurer = '', policyNumber = '', behavior = '' } = pet;
  const insured = [insurer, policyNumber && `policy ${policyNumber}`].filter(Boolean).join(', ');
  return (
    <EmergencyPart title="Chip and insurance">
      <dl className="grid gap-1 print:text-s">
        <Line label="Chip">{chipNumber ? shownChip(chipNumber) : 'No number on record.'}</Line>
        {insured && <Line label="Insurance">{insured}</Line>}
        {behavior && <Line label="Behavior">{behavior}</Line>}
      </dl>
    </EmergencyPart>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="wrap-anywhere print:line-clamp-4">
      <dt className="inline text-ink-soft">{label}: </dt>
      <dd dir="auto" className="inline whitespace-pre-line tabular-nums print:whitespace-normal">
        {children}
      </dd>
    </div>
  );
}
