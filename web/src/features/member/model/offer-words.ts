import { ANIMAL_LABELS, SERVICE_LABELS, type Offer } from '@hearthside/contract/member/offer';

/** A list's words in one line, all but the first in lower case: 'Day care, grooming'. */
const line = (labels: readonly string[]) =>
  labels.map((label, at) => (at === 0 ? label : label.toLowerCase())).join(', ');

/** What somebody offers, and which animals they take; each empty if nothing is said. */
export const offerWords = ({ services, animals }: Offer) => ({
  services: line(services.map((service) => SERVICE_LABELS[service])),
  animals: line(animals.map((animal) => ANIMAL_LABELS[animal])),
});
