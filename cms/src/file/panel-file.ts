/** The parts of a panel upload that decide its key in the storage. */
export interface PanelFileName {
  hash: string;
  ext?: string | null;
}

/** Even with the longest prefix Strapi puts before it (`thumbnail_`), a name of this length fits the contract's key. */
const NAME_LENGTH = 64;

/** An extension that can go into a link unchanged. It carries no information that the row does not have. */
const PLAIN_ENDING = /^\.[a-z0-9]{1,8}$/;

/** The key in the storage of a panel upload, or of a smaller copy of it. */
export function panelFileKey({ hash, ext }: PanelFileName): string {
  const ending = (ext ?? '').toLowerCase();
  return `${hash}${PLAIN_ENDING.test(ending) ? ending : ''}`;
}

/** Shortens a name that Strapi made for an upload. Its end makes it unique, so the end stays. */
export const shortName = (name: string) => name.slice(-NAME_LENGTH);

/** The names that an upload with this key may have: first as given, then as that of a smaller copy. */
export function uploadNames(key: string): string[] {
  const name = key.replace(/\.[^.]*$/, '');
  const whole = name.replace(/^(thumbnail|small|medium|large)_/, '');
  return whole === name ? [name] : [name, whole];
}
