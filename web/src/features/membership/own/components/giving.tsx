import { HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { Card, CardTitle } from '@/ui/card';
import { DonationWidget } from './donation-widget';

export interface GivingProps {
  /** The page with the widget. Null if the settings have none. */
  widget: string | null;
  /** The campaign's own page. Null if the settings have none. */
  page: string | null;
}

/** Whether there is a way to give. */
export const canGive = ({ widget, page }: GivingProps) => widget !== null || page !== null;

const GIVING_ID = 'give';

/** A link down to the donation form, from the text that mentions giving. */
export const GiveLink = ({ children }: { children: ReactNode }) => (
  <a href={`#${GIVING_ID}`} className={buttonStyle({})}>
    <HandHeart size={18} aria-hidden />
    {children}
  </a>
);

/** Where to give: the widget, otherwise the campaign's page. Renders nothing without either. */
export function Giving({ widget, page }: GivingProps) {
  if (!canGive({ widget, page })) return null;
  const link = page === null ? <NoForm /> : <CampaignLink page={page} />;
  return (
    <Card id={GIVING_ID} aria-labelledby="giving" className="relative scroll-mt-20">
      <CardTitle id="giving">Give</CardTitle>
      {widget === null ? (
        link
      ) : (
        <DonationWidget
          key={widget}
          path={widget}
          away={link}
          otherwise={page !== null && <InsteadOfForm page={page} />}
        />
      )}
    </Card>
  );
}

const Leaving = () => <span className="sr-only"> (opens in a new tab)</span>;

const InsteadOfForm = ({ page }: { page: string }) => (
  <p className="mt-3 text-sm text-ink-soft">
    Form not working?{' '}
    <a href={page} target="_blank" rel="noopener noreferrer" className="underline">
      Open our campaign page
      <Leaving />
    </a>
  </p>
);

function CampaignLink({ page }: { page: string }) {
  return (
    <>
      <p className="mb-3 max-w-[60ch]">
        You can give on our campaign page. Use the link here so we know the gift is yours.
      </p>
      <a href={page} target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
        <HandHeart size={18} aria-hidden />
        Give on our campaign page
        <Leaving />
      </a>
    </>
  );
}

const NoForm = () => (
  <p role="status" className="max-w-[60ch] text-ink-soft">
    The donation form isn’t available right now. Reload the page to try again, or come back later.
  </p>
);
