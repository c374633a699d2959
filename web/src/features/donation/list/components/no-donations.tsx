import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { HandHeart } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { isNarrowed, UNNARROWED, type DonationsQuery } from '../../model/donations-query';

export interface NoDonationsProps {
  query: DonationsQuery;
  onReset: (patch: Partial<DonationsQuery>) => void;
  onRecord: () => void;
}

/** The empty list: why it is empty, and what to do. */
export function NoDonations({ query, onReset, onRecord }: NoDonationsProps) {
  const isPart = isNarrowed(query);
  return (
    <EmptyState
      icon={<HandHeart size={32} aria-hidden />}
      title={DONATION_TEXTS.none}
      action={
        <Button variant="quiet" onClick={() => (isPart ? onReset(UNNARROWED) : onRecord())}>
          {isPart ? 'Show all' : 'Record a gift'}
        </Button>
      }
    >
      {isPart
        ? 'Try adjusting your search or filter criteria'
        : 'They come in through the donation service. You can record checks and cash here.'}
    </EmptyState>
  );
}
