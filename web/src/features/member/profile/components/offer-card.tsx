import {
  ANIMAL_LABELS,
  ANIMALS,
  SERVICE_LABELS,
  SERVICES,
  type Offer,
} from '@hearthside/contract/member/offer';
import type { Me } from '@hearthside/contract/member/me';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { toast } from '@/ui/toast/toast';
import { useSaveOffer } from '../../api/offer';

/** Which services a member offers and which animals they take. Each box takes effect at once. */
export function OfferCard({ me }: { me: Me }) {
  const { trigger } = useSaveOffer();
  // What is chosen here and not saved yet. Otherwise the boxes are as the session has them.
  const [unsaved, setUnsaved] = useState<Offer>();
  const chosen = unsaved ?? me.offer;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const save = async (offer: Offer) => {
    setUnsaved(offer);
    // With what it was before, so that only this box is saved: another window may have changed others since. One
    // after the other, because the last answer is what is shown.
    const change = { ...offer, before: chosen };
    const turn = saving.current.catch(() => undefined).then(() => trigger(change));
    saving.current = turn;
    try {
      await turn;
    } catch (error) {
      toast.error(messageOf(error, 'Your choice could not be saved. Please try again.'));
    }
    if (saving.current === turn) setUnsaved(undefined);
  };
  const toggle = <Word extends string>(words: readonly Word[], word: Word, on: boolean) =>
    on ? [...words, word] : words.filter((other) => other !== word);
  return (
    <Card aria-labelledby="what-you-offer">
      <CardTitle id="what-you-offer">What you offer</CardTitle>
      <p className="max-w-[65ch] text-ink-soft">
        Members see this on your card and can search by it. Leave out what you don’t do.
      </p>
      <fieldset className="mt-3">
        <legend className="text-s font-semibold">Services offered</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {SERVICES.map((service) => (
            <Checkbox
              key={service}
              label={SERVICE_LABELS[service]}
              checked={chosen.services.includes(service)}
              onChange={({ target }) =>
                void save({
                  ...chosen,
                  services: toggle(chosen.services, service, target.checked),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-3">
        <legend className="text-s font-semibold">Animals accepted</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {ANIMALS.map((animal) => (
            <Checkbox
              key={animal}
              label={ANIMAL_LABELS[animal]}
              checked={chosen.animals.includes(animal)}
              onChange={({ target }) =>
                void save({ ...chosen, animals: toggle(chosen.animals, animal, target.checked) })
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
