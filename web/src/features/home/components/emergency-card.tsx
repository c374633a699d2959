import { dialLink, formatPhone } from '@hearthside/contract/phone';
import clsx from 'clsx';
import { Siren } from 'lucide-react';

const shape = 'flex items-center gap-4 rounded-m p-4 sm:px-5';

/** The organization's emergency line, one press away. Just text if it can't be dialed. */
export function EmergencyCard({ number }: { number: string }) {
  const link = dialLink(number) ?? undefined;
  const Card = link ? 'a' : 'div';
  return (
    <Card
      href={link}
      className={clsx(
        shape,
        'bg-bad-soft text-bad',
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

/** Keeps its place while its number is not known, so that nothing moves when it comes. */
export function EmergencyPlace() {
  return (
    <div aria-hidden data-part="emergency" className={clsx(shape, 'bg-surface-sunken')}>
      <span>
        <span className="block font-semibold">&nbsp;</span>
        <span className="block text-s">&nbsp;</span>
      </span>
    </div>
  );
}
