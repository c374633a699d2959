import type { Offer } from '@hearthside/contract/member/offer';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { offerWords } from '../model/offer-words';

/** What somebody offers and which animals they take, as a card. Nothing if they say nothing. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { services, animals } = offerWords(offer);
  if (!services && !animals) return null;
  return (
    <Card aria-labelledby="offer">
      <CardTitle id="offer">Care</CardTitle>
      <FactList>
        <Fact label="Services offered">{services}</Fact>
        <Fact label="Animals accepted">{animals}</Fact>
      </FactList>
    </Card>
  );
}
