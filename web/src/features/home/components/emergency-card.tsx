import { dialLink, formatPhone } from '@hearthside/contract/phone';
import clsx from 'clsx';
import { Siren } from 'lucide-react';

/** The organization's emergency line, one press away. Just text if it can't be dialed. */
export function EmergencyCard({ number }: { number: string }) {
  const link = dialLink(number) ?? undefined;
  const Card = link ? 'a' : 'div';
  return (
    <Card
      href={link}
      className={clsx(
        'flex items-center gap-4 rounded-m bg-bad-soft p-4 text-bad sm:px-5',
        link && 'transition-shadow duration-150 hover:shadow-2',
      )}
    >
      <Siren size={26} aria-hidden className="shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">Emergency</span>
        <span className="block text-s wrap-anywhere text-ink">Call {formatPhone(number)}</span>
      </span>
    </Card>
  );
}
