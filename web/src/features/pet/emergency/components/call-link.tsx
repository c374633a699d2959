import { shownPhone } from '@hearthside/contract/pet/phone';
import { Phone } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { dialled } from '../../model/emergency-words';

/** A number to press in a hurry. On paper just the number. */
export function CallLink({ phone, who }: { phone: string; who: string }) {
  return (
    <a
      href={`tel:${dialled(phone)}`}
      className={buttonStyle({
        className:
          'tabular-nums sm:whitespace-nowrap max-sm:flex-1 print:min-h-0! print:border-0! print:bg-transparent! print:p-0! print:shadow-none! print:text-m! print:text-ink!',
      })}
    >
      <Phone size={18} aria-hidden className="print:hidden" />
      {/* No separate label: somebody who uses voice control says what is visible, the number. */}
      <span className="sr-only">Call {who},</span> {shownPhone(phone)}
    </a>
  );
}
