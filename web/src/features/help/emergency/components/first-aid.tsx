import { dialLink, formatPhone } from '@hearthside/contract/phone';
import { PhoneCall } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { FIRST_AID, POISON_LINES } from '../model/first-aid';
import { EmergencyArticle } from './emergency-article';

/** First aid for pets until a veterinarian can help. It is part of the portal, so every device has it. */
export function FirstAid() {
  return (
    <section aria-labelledby="first-aid" className="mt-8">
      <h2 id="first-aid">First aid for pets</h2>
      <p className="mt-1 text-ink-soft">
        It doesn’t replace a veterinarian. Call one while you help, or have someone call.
      </p>
      {FIRST_AID.map(({ id, title, steps, poison }) => (
        <EmergencyArticle key={id} id={id} title={title} as="h3">
          {poison && <PoisonLines />}
          <ul className="grid list-disc gap-1.5 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </EmergencyArticle>
      ))}
    </section>
  );
}

function PoisonLines() {
  return (
    <>
      <ul className="grid gap-2">
        {POISON_LINES.map(({ name, phone }) => (
          <li key={phone} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-semibold">{name}</span>
            <a
              href={dialLink(`+1 ${phone}`) ?? undefined}
              className={buttonStyle({
                variant: 'quiet',
                className:
                  'tabular-nums max-sm:w-full print:border-0 print:bg-transparent print:text-ink',
              })}
            >
              <PhoneCall size={18} aria-hidden className="print:hidden" />
              <span className="sr-only">Call {name},</span> {formatPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 mb-3 text-s text-ink-soft">
        Day and night, in the United States. They may charge a fee.
      </p>
    </>
  );
}
