import type { PartId } from '@hearthside/contract/form/fields';

/** The card of a question or section. */
const cardOf = (part: PartId) =>
  document.getElementById(`question-${part}`) ?? document.getElementById(`section-${part}`);

/** Scrolls to the card of a question or section, once it is rendered. */
export function showCard(part: PartId): void {
  requestAnimationFrame(() => cardOf(part)?.scrollIntoView?.({ block: 'nearest' }));
}

/** Puts the focus into a rendered card: into its text, or on its first element. */
export function focusCard(part: PartId): void {
  const card = cardOf(part);
  const place =
    card?.querySelector<HTMLElement>('[role="textbox"]') ?? card?.querySelector('button, input');
  if (place instanceof HTMLElement) place.focus();
}

/** Moves to a section that was just added, with its title selected, so that typing names it. */
export function nameSection(section: PartId): void {
  requestAnimationFrame(() => {
    const card = cardOf(section);
    card?.scrollIntoView?.({ block: 'center' });
    const title = card?.querySelector('input');
    title?.focus({ preventScroll: true });
    title?.select();
  });
}
