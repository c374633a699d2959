import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { dialLink, formatPhone } from '@hearthside/contract/phone';
import clsx from 'clsx';
import { PhoneCall, Siren } from 'lucide-react';
import { useSettings } from '@/features/settings';
import { buttonStyle } from '@/ui/button-style';

/** The organization's emergency line, one press away (part 2 §2). */
export function EmergencyBanner({ className }: { className?: string }) {
  const { emergencyNumber, organisationName } = useSettings();
  const link = dialLink(emergencyNumber);
  return (
    <section
      aria-label="Emergency line"
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m bg-bad-soft p-4 text-bad sm:px-5',
        className,
      )}
    >
      <Siren size={30} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block font-[650]">{organisationName} emergency line</span>
        <span className="block text-s text-ink">
          {emergencyNumber ? HELP_TEXTS.always : 'No emergency number yet.'}
        </span>
      </p>
      {link ? (
        <a
          href={link}
          className={buttonStyle({
            variant: 'danger',
            className:
              'text-m! tabular-nums max-sm:w-full print:border-0 print:bg-transparent print:text-ink',
          })}
        >
          <PhoneCall size={20} aria-hidden className="print:hidden" />
          <span className="sr-only">Call</span> {formatPhone(emergencyNumber)}
        </a>
      ) : (
        <strong className="text-m wrap-anywhere">{emergencyNumber}</strong>
      )}
    </section>
  );
}
