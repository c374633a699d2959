import type { LibraryCategory } from '@hearthside/contract/access';
import {
  LIBRARY_LIMITS,
  LIBRARY_TEXTS,
  misplaced,
  SECTION_PRESETS,
  type LibraryKind,
  type LibraryPrivacy,
  type LibrarySection,
  type LibraryTag,
} from '@hearthside/contract/library/fields';
import { movedTo, titleFrom } from '@hearthside/contract/library/place';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { fileProblem, type ChosenFile } from './chosen-files';

/** What is typed and chosen about an item. Empty text if nothing was chosen yet. */
export interface ItemDraft {
  section: LibrarySection | '';
  kind: LibraryKind;
  guideOrReference: boolean;
  category: LibraryCategory | '';
  privacy: LibraryPrivacy | '';
  tag: LibraryTag | '';
  /** A folder's id as text. */
  folderId: string;
  externalUrl: string;
  /** The title of a single item. Several files have one each. */
  title: string;
  description: string;
  files: readonly ChosenFile[];
}

/** Messages by what they are about: fields of the draft, and for several files `title:` with the file's id. */
export type Problems = Readonly<Record<string, string>>;

export const emptyDraft = (section: LibrarySection | '' = ''): ItemDraft =>
  withSection(
    {
      section: '',
      kind: 'document',
      guideOrReference: false,
      category: '',
      privacy: '',
      tag: '',
      folderId: '',
      externalUrl: '',
      title: '',
      description: '',
      files: [],
    },
    section,
  );

/** The draft of an existing item. A link is only typed in order to replace it. */
export const draftOf = (item: LibraryItem & { kind: LibraryKind }): ItemDraft => ({
  section: item.section ?? '',
  kind: item.kind,
  guideOrReference: item.guideOrReference,
  category: item.category ?? '',
  privacy: item.privacy,
  tag: item.tag ?? '',
  folderId: item.folder ? String(item.folder.id) : '',
  externalUrl: item.external ? item.url : '',
  title: item.title,
  description: item.description,
  files: [],
});

/**
 * Changes the section. It presets kind, guide flag and category (part 2 §2), and has other folders. The kind of an
 * existing item stays.
 */
export function withSection(
  draft: ItemDraft,
  section: LibrarySection | '',
  keepsKind = false,
): ItemDraft {
  if (section === '' || section === draft.section) return { ...draft, section };
  const moved = { ...draft, ...movedTo(draft, section), folderId: '' };
  return keepsKind ? moved : withKind(moved, SECTION_PRESETS[section].kind);
}

/** Changes the kind. Of the chosen files, only those of that kind stay. */
export function withKind(draft: ItemDraft, kind: LibraryKind): ItemDraft {
  if (kind === draft.kind) return draft;
  const fitting = draft.files.filter(({ file }) => fileProblem(kind, file) === undefined);
  return fitting.length === draft.files.length
    ? { ...draft, kind }
    : withFiles({ ...draft, kind }, fitting);
}

/** Changes the files. A typed title stays. One that came with a file is cleared with it. */
export function withFiles(draft: ItemDraft, files: readonly ChosenFile[]): ItemDraft {
  const [only, ...others] = files;
  const [before] = draft.files;
  const came = before !== undefined && draft.title === titleFrom(before.file.name);
  const own = draft.title.trim() !== '' && !came ? draft.title : undefined;
  if (others.length > 0 || !only) {
    const first = draft.files.length === 1 ? before : undefined;
    const titled = files.map((one) =>
      own !== undefined && one.id === first?.id ? { ...one, title: own } : one,
    );
    return { ...draft, files: titled, ...(!only && came && { title: '' }) };
  }
  const title = draft.files.length > 1 ? only.title : (own ?? only.title);
  return { ...draft, files, title };
}

/** What is wrong with file and link: a film needs exactly one of them, everything else needs a file (part 2 §5). */
function sourceProblem(draft: ItemDraft, before: LibraryItem | undefined): Problems {
  const { kind, files } = draft;
  const hadLink = before?.external ? before.url : '';
  const link = kind === 'video' ? draft.externalUrl.trim() : '';
  if (link && link !== hadLink) {
    if (files.length > 0) return { externalUrl: LIBRARY_TEXTS.notBoth };
    if (readVideoLink(link) === null) return { externalUrl: VIDEO_TEXTS.invalid };
  }
  const hasFile = files.length > 0 || (before !== undefined && !before.external);
  if (hasFile || link) return {};
  return { file: kind === 'video' ? LIBRARY_TEXTS.noFile : LIBRARY_TEXTS.needFile };
}

/** Whether saving erases the current file of an item, because another file or a link replaces it. */
export const replacesFile = ({ kind, files, externalUrl }: ItemDraft, before: LibraryItem) =>
  !before.external &&
  before.url !== '' &&
  (files.length > 0 || (kind === 'video' && externalUrl.trim() !== ''));

/** What is wrong with the section and who sees it, once they are chosen. */
function placeProblems({ section, category, privacy }: ItemDraft): Problems {
  const isChosen = section !== '' && category !== '' && privacy !== '';
  return isChosen ? misplaced({ section, category, privacy }) : {};
}

/** What is still wrong (part 2 §5), for a new item or for an existing one as it was `before`. */
export function problemsOf(draft: ItemDraft, before?: LibraryItem): Problems {
  const problems: Record<string, string> = {};
  const { files, title, description } = draft;
  if (draft.section === '') problems.section = NO_SECTION;
  Object.assign(problems, sourceProblem(draft, before));
  if (draft.category === '') problems.category = LIBRARY_TEXTS.noCategory;
  if (draft.privacy === '') problems.privacy = LIBRARY_TEXTS.noPrivacy;
  Object.assign(problems, placeProblems(draft));
  if (files.length > 1) {
    for (const file of files) {
      if (!file.title.trim()) problems[titleField(file.id)] = LIBRARY_TEXTS.noTitle;
    }
  } else if (!title.trim()) problems.title = LIBRARY_TEXTS.noTitle;
  if (!description.trim()) problems.description = LIBRARY_TEXTS.noDescription;
  return problems;
}

/** The specification has no text for it, because its dialog is always opened in a section. */
const NO_SECTION = 'Please select a section';

/** The field name of a file's title in the problems. */
export const titleField = (fileId: string) => `title:${fileId}`;

/** The tabs of the dialog (part 2 §2). */
export const DIALOG_TABS = { option: 'Option', description: 'Description' } as const;
export type DialogTab = keyof typeof DIALOG_TABS;

const onDescription = (field: string) =>
  field === 'description' || field === 'tag' || field.startsWith('title');

/** The tab with the first problem. */
export function tabOfFirst(problems: Problems): DialogTab | undefined {
  const fields = Object.keys(problems);
  if (fields.length === 0) return undefined;
  return fields.every(onDescription) ? 'description' : 'option';
}

/** The fields as they are sent, for one item or for one of several. */
export function fieldsOf(draft: ItemDraft, title: string) {
  const { section, category, privacy } = draft;
  // `problemsOf` has checked this before.
  if (section === '' || category === '' || privacy === '') throw new Error('Not filled in yet');
  return {
    title,
    description: draft.description,
    category,
    privacy,
    section,
    tag: draft.tag,
    guideOrReference: draft.guideOrReference,
    folderId: section === 'attorneys' ? ('' as const) : draft.folderId,
  };
}
export type SentFields = ReturnType<typeof fieldsOf>;

/** The maximum lengths of the inputs. */
export const TYPED_MAX = {
  title: LIBRARY_LIMITS.title,
  description: LIBRARY_LIMITS.description,
  url: LIBRARY_LIMITS.url,
} as const;
