import type { LibraryCategory } from '@hearthside/contract/access';
import type { LibrarySection, LibraryTag } from '@hearthside/contract/library';
import type { PaperText } from './paper-text';
import type { Drawn } from './picture';

/** An item of the demo's library. */
export interface DemoItem {
  title: string;
  description: string;
  section: LibrarySection;
  category: LibraryCategory;
  tag?: LibraryTag;
  attorneyOnly?: true;
  guide?: true;
  /** By its name, within the section. */
  folder?: string;
  daysAgo: number;
  /** Moved to the trash so many days ago. */
  deletedDaysAgo?: number;
  file:
    | { paper: PaperText }
    | { picture: Drawn; name: string }
    | { film: string; name: string; seconds: number; poster: Drawn };
}

export interface DemoFolder {
  section: LibrarySection;
  name: string;
  description: string;
  daysAgo: number;
}
