import type { Core } from '@strapi/strapi';
import type { ItemRow } from './item-row';
import { ITEM_UID } from '../rules/library-uid';

/** An item's poster and length of its film. */
interface OfFilm {
  id: number;
  externalUrl: string | null;
  duration: number | string | null;
  file: { id: number } | null;
  poster: { id: number } | null;
}

const seconds = (duration: number | string | null) => (duration === null ? null : Number(duration));

/**
 * Call within a transaction: an item without the poster and the length of its former film. Those that came with the
 * new film stay.
 */
export async function withoutOutlived<Item extends OfFilm>(
  strapi: Core.Strapi,
  before: ItemRow | null,
  item: Item,
): Promise<Item> {
  const isSame =
    before?.fileId === (item.file?.id ?? null) &&
    (before.externalUrl || null) === (item.externalUrl || null);
  if (!before || isSame) return item;
  const poster = item.poster?.id === before.posterId ? null : item.poster;
  const wasTold = seconds(item.duration) !== seconds(before.duration);
  return clearing(strapi, item, { poster, duration: wasTold ? item.duration : null });
}

async function clearing<Item extends OfFilm>(
  strapi: Core.Strapi,
  item: Item,
  left: Pick<OfFilm, 'poster' | 'duration'>,
): Promise<Item> {
  const data = {
    ...(left.poster === null && item.poster !== null && { poster: null }),
    ...(left.duration === null && item.duration !== null && { duration: null }),
  };
  if (Object.keys(data).length === 0) return item;
  await strapi.db.query(ITEM_UID).update({ where: { id: item.id }, data });
  return { ...item, ...data };
}
