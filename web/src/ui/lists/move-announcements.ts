import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader is told while one of several numbered things is moved, such as “Benefit 2”. */
export function moveAnnouncements(
  name: string,
  placeOf: (id: UniqueIdentifier) => number,
): Announcements {
  const nameOf = (id: UniqueIdentifier) => `${name} ${placeOf(id) + 1}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id).toLowerCase()}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over position ${placeOf(over.id) + 1}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${nameOf(active.id)} was moved to position ${placeOf(over.id) + 1}.`
        : `${nameOf(active.id)} was dropped where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
