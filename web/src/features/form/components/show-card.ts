import type { PartId } from '@hearthside/contract/form';

/** Scrolls to the card of a question or section, once it is there. */
export function showCard(part: PartId): void {
  requestAnimationFrame(() => {
    const card =
      document.getElementById(`question-${part}`) ?? document.getElementById(`section-${part}`);
    card?.scrollIntoView?.({ block: 'nearest' });
  });
}
