import type { Offer } from '@hearthside/contract/member/offer';
import clsx from 'clsx';
import { offerWords } from '../model/offer-words';

/** What somebody offers and which animals they take, below their name. Nothing if they say nothing. */
export function OfferLines({ offer, className }: { offer: Offer; className?: string }) {
  const { services, animals } = offerWords(offer);
  if (!services && !animals) return null;
  return (
    <span className={clsx('block text-s font-normal text-ink-soft', className)}>
      {services && <span className="block">{services}</span>}
      {animals && (
        <span className="block">
          <span className="sr-only">Takes </span>
          {animals}
        </span>
      )}
    </span>
  );
}
