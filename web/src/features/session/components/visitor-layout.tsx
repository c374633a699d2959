import { LifeBuoy } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { EmergencyHelpLink, useSettings } from '@/features/settings';
import { Logo } from '@/ui/media/logo';
import { VisitorArt } from './visitor-art';

/** The pages before sign-in: the form on a sheet, with a picture next to it if there is room. */
export function VisitorLayout() {
  const { organisationName, tagline, logo, supportEmail } = useSettings();
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <aside className="relative h-36 overflow-hidden bg-linear-160 from-(--banner-from) to-(--banner-to) sm:h-48 lg:sticky lg:top-0 lg:h-dvh">
        <p className="absolute inset-x-0 top-0 hidden max-w-[24ch] px-12 pt-14 font-display text-[2.5rem] leading-[1.15] font-[560] tracking-tight text-balance text-(--banner-sun) lg:block">
          For the animals waiting for us at home.
        </p>
        <VisitorArt className="absolute inset-x-0 bottom-0 size-full lg:h-[72%]" />
      </aside>
      <div className="mx-auto flex w-full max-w-125 flex-col px-5 pt-6 pb-8 lg:pt-14">
        <header>
          <Logo name={organisationName} tagline={tagline} src={logo} className="self-start" />
        </header>
        <main className="flex w-full flex-1 flex-col py-8 lg:pt-12">
          <Outlet />
        </main>
        <footer>
          <div className="mb-4 empty:hidden">
            <EmergencyHelpLink />
          </div>
          {supportEmail && (
            <p className="flex items-center gap-2 text-s text-ink-soft">
              <LifeBuoy size={17} aria-hidden className="shrink-0" />
              <span>
                Questions? Write to{' '}
                <a
                  href={`mailto:${supportEmail}`}
                  className="-my-3 inline-block py-3 font-[560] text-brand-strong underline-offset-3 hover:underline"
                >
                  {supportEmail}
                </a>
              </span>
            </p>
          )}
        </footer>
      </div>
    </div>
  );
}
