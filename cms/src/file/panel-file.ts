/** The parts of an upload of the panel that its place in the storage depends on. */
export interface PanelFileName {
  hash: string;
  ext?: string | null;
}

/** With the longest prefix Strapi puts before it (`thumbnail_`) a name still fits the contract's key. */
const NAME_LENGTH = 64;

/** An ending that may stand in a link as it is; it says nothing that the row does not say better. */
const PLAIN_ENDING = /^\.[a-z0-9]{1,8}$/;

/** Where an upload of the panel, or a smaller copy of it, lies in the storage. */
export function panelFileKey({ hash, ext }: PanelFileName): string {
  const ending = (ext ?? '').toLowerCase();
  return `${hash}${PLAIN_ENDING.test(ending) ? ending : ''}`;
}

/** Shortens a name Strapi made for an upload. What tells it from others is at its end, so the end stays. */
export const shortName = (name: string) => name.slice(-NAME_LENGTH);

/** The names an upload may have whose key this is: as given first, then as that of a smaller copy. */
export function uploadNames(key: string): string[] {
  const name = key.replace(/\.[^.]*$/, '');
  const whole = name.replace(/^(thumbnail|small|medium|large)_/, '');
  return whole === name ? [name] : [name, whole];
}
