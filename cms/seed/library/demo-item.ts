import type { LibraryCategory } from '@hearthside/contract/access';
import type { LibrarySection, LibraryTag } from '@hearthside/contract/library/fields';
import type { PaperText } from './paper-text';
import type { Drawn } from './picture';

interface Described {
  title: string;
  description: string;
  section: LibrarySection;
  category: LibraryCategory;
  tag?: LibraryTag;
  attorneyOnly?: true;
  guide?: true;
  /** The folder's name within the section. */
  folder?: string;
  daysAgo: number;
  /** How many days ago it was moved to the trash. */
  deletedDaysAgo?: number;
}

/** An item with a file of its own. */
export interface DemoFileItem extends Described {
  file:
    | { paper: PaperText }
    | { picture: Drawn; name: string }
    | { film: string; name: string; seconds: number; poster: Drawn };
}

/** An item of the demo's library: a file, or the address of a film on YouTube or Vimeo. */
export type DemoItem = DemoFileItem | (Described & { link: string });

export interface DemoFolder {
  section: LibrarySection;
  name: string;
  description: string;
  daysAgo: number;
}
