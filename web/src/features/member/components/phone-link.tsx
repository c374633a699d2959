import { formatPhone } from '@hearthside/contract/phone';

/** A phone number as a link. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className="-my-2.25 inline-flex min-h-11 items-center rounded-s text-brand-strong underline-offset-3 hover:underline"
    >
      {formatPhone(phone)}
    </a>
  );
}
