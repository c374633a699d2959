import { MessageSquareText } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import type { Callee } from '../../model/calling-order';
import { dialled } from '../../model/emergency-words';
import { CallLink } from './call-link';
import { EmergencyPart } from './emergency-part';

/** Whom to call, in order. */
export function EmergencyCalls({ order }: { order: readonly Callee[] }) {
  return (
    <EmergencyPart title="Call in this order">
      {order.length === 0 && (
        <p className="text-ink-soft">No one with a phone number is listed for this pet.</p>
      )}
      <ol className="grid gap-4 print:gap-1">
        {order.map((callee, index) => (
          <li key={callee.roles[0]} className="flex items-start gap-3 print:items-center">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-m font-[650] text-brand-strong tabular-nums print:size-6 print:border print:text-s"
            >
              {index + 1}
            </span>
            <Person callee={callee} />
          </li>
        ))}
      </ol>
    </EmergencyPart>
  );
}

function Person({ callee: { name, roles, phone, mayBeTexted } }: { callee: Callee }) {
  const role = roles.join(' and ');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 print:flex-nowrap">
      <p className="min-w-0 leading-snug wrap-anywhere">
        <span className="font-semibold">{name || role}</span>
        <span className="block text-s text-ink-soft print:inline">
          <span className="hidden print:inline"> · </span>
          {name && role}
          {mayBeTexted && `${name ? ' · ' : ''}OK to text`}
        </span>
      </p>
      {/* If both do not fit side by side, the call comes first. */}
      <span className="flex gap-2 max-sm:basis-full max-sm:flex-wrap-reverse">
        {mayBeTexted && (
          <a
            href={`sms:${dialled(phone)}`}
            aria-label={`Text ${name || role}`}
            className={buttonStyle({
              variant: 'quiet',
              className: 'max-sm:flex-1 sm:px-3 print:hidden',
            })}
          >
            <MessageSquareText size={18} aria-hidden />
            {/* Next to the number there is only room for the icon. */}
            <span className="sm:sr-only">Text</span>
          </a>
        )}
        <CallLink phone={phone} who={name || role} />
      </span>
    </div>
  );
}

/** A number on its own, such as the organization's line. */
export function EmergencyLine({ number, organization }: { number: string; organization: string }) {
  return (
    <EmergencyPart title={`${organization} emergency line`}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 print:hidden">No answer? Call us.</span>
        <span className="flex max-sm:basis-full">
          <CallLink phone={number} who={organization} />
        </span>
      </p>
    </EmergencyPart>
  );
}
