import { formatPhone } from '@hearthside/contract/phone';
import { Siren } from 'lucide-react';

/** The organisation's emergency line, one press away. */
export function EmergencyCard({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className="flex items-center gap-4 rounded-m bg-bad-soft p-4 text-bad transition-shadow duration-150 hover:shadow-2 sm:px-5"
    >
      <Siren size={26} aria-hidden className="shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">Emergency</span>
        <span className="block text-s text-ink">Call {formatPhone(number)}</span>
      </span>
    </a>
  );
}
