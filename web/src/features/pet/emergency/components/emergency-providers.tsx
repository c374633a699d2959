import { SERVICE_ROLES, type ServiceProvider } from '@hearthside/contract/pet/care';
import clsx from 'clsx';
import { fullName } from '@/lib/full-name';
import { CallLink } from './call-link';
import { More } from './emergency-part';

export interface EmergencyProvidersProps {
  providers: readonly ServiceProvider[];
  /** Whether several services are side by side if the page is wide. */
  wide?: boolean;
  /** How many are shown. The others are counted. */
  most?: number;
}

/** Veterinarians or other providers, with their details. */
export function EmergencyProviders(props: EmergencyProvidersProps) {
  const { providers, wide, most = providers.length } = props;
  return (
    <ul
      className={clsx(
        'grid gap-4 print:gap-1.5',
        wide && 'lg:grid-cols-2 lg:gap-x-10 print:grid-cols-2 print:gap-x-5',
      )}
    >
      {providers.slice(0, most).map((provider) => {
        const role = SERVICE_ROLES[provider.serviceRole];
        const name = fullName(provider);
        return (
          <li
            key={provider.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:gap-y-0 print:grid print:grid-cols-[1fr_auto] print:content-start"
          >
            {/* On paper the number is next to the name, and the rest has the line below. */}
            <p className="min-w-0 leading-snug wrap-anywhere print:contents">
              <span className="font-semibold">{name || role}</span>
              {/* Never truncated, because somebody may have to go there. */}
              <span className="block text-s text-ink-soft print:col-span-2 print:row-start-2">
                {[wide && name && role, provider.address].filter(Boolean).join(' · ')}
              </span>
            </p>
            {provider.phoneNumber && (
              <span className="flex max-sm:basis-full print:col-start-2 print:row-start-1">
                <CallLink phone={provider.phoneNumber} who={name || role} />
              </span>
            )}
          </li>
        );
      })}
      <More all={providers.length} shown={most} />
    </ul>
  );
}
