/** The library: its words, limits and rules (part 2 §2, §3, §5, §6, §8, §9; rulings 3, 19, 21). Must not import zod. */
import { can, LIBRARY_CATEGORIES, type LibraryCategory, type RoleHolder } from '../access';

const MB = 1024 * 1024;

/** The kinds of uploaded items. Each has its own paths in the API (part 2 §7). */
export const LIBRARY_KINDS = {
  document: {
    label: 'Document',
    path: 'documents',
    types: ['application/pdf'],
    words: 'PDF',
    maxBytes: 10 * MB,
    accept: '.pdf',
  },
  image: {
    label: 'Image',
    path: 'images',
    types: ['image/png', 'image/jpeg', 'image/heic', 'image/heif', 'image/webp'],
    words: 'PNG, JPEG, and HEIC',
    maxBytes: 10 * MB,
    accept: '.png,.jpg,.jpeg,.heic,.webp',
  },
  video: {
    label: 'Video',
    path: 'videos',
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    words: 'MP4, MOV, and WEBM',
    maxBytes: 100 * MB,
    accept: '.mp4,.mov,.webm',
  },
} as const;
export type LibraryKind = keyof typeof LIBRARY_KINDS;

/** The type that an item is listed as (part 2 §3): its kind, or a type given by its section. */
export const LIBRARY_TYPES = {
  document: 'Document',
  image: 'Image',
  video: 'Video',
  form: 'Form',
  blog: 'Blog',
  application: 'Application',
} as const;
export type LibraryType = keyof typeof LIBRARY_TYPES;

/** The sections of the library. Blogs appear in it automatically. */
export const LIBRARY_SECTIONS = {
  forms: 'Forms',
  pet_care: 'Pet Care',
  professional_development: 'Professional Development',
  guides: 'Guides & References',
  videos: 'Videos',
  applications: 'Applications',
  attorneys: 'Attorneys',
} as const;
export type LibrarySection = keyof typeof LIBRARY_SECTIONS;

/** The tabs of the admin's table (part 2 §2), plus one for items that only attorneys read. */
export const ADMIN_LIBRARY_TABS = {
  all: 'All',
  forms: 'Forms',
  blogs: 'Blogs',
  pet_care: 'Pet Care',
  professional_development: 'Professional Development',
  guides: 'Guides & References',
  videos: 'Videos',
  applications: 'Applications',
  attorneys: 'Attorneys',
} as const;
export type AdminLibraryTab = keyof typeof ADMIN_LIBRARY_TABS;

/** The categories that are the folders of the Attorneys tab (ruling 3). */
export const ATTORNEY_CATEGORIES = LIBRARY_CATEGORIES.filter(
  (category) => category !== 'pet_care' && category !== 'professional_development',
);

/** Whether attorneys read a category. They see nothing of the others, whatever an item's privacy (ruling 3). */
export const isAttorneyCategory = (category: LibraryCategory): boolean =>
  (ATTORNEY_CATEGORIES as readonly LibraryCategory[]).includes(category);

export const LIBRARY_TAGS = {
  pet_stories: 'Pet Stories',
  pet_related_facts: 'Pet Related Facts',
} as const;
export type LibraryTag = keyof typeof LIBRARY_TAGS;

export const LIBRARY_PRIVACY = { public: 'Public', attorney_only: 'Attorneys only' } as const;
export type LibraryPrivacy = keyof typeof LIBRARY_PRIVACY;

/** The fields that choosing a section presets (part 2 §2). */
export const SECTION_PRESETS: Record<
  LibrarySection,
  {
    kind: LibraryKind;
    guideOrReference: boolean;
    category: LibraryCategory | null;
    type: LibraryType;
  }
> = {
  forms: { kind: 'document', guideOrReference: false, category: null, type: 'form' },
  pet_care: { kind: 'document', guideOrReference: false, category: 'pet_care', type: 'document' },
  professional_development: {
    kind: 'document',
    guideOrReference: false,
    category: 'professional_development',
    type: 'document',
  },
  guides: { kind: 'document', guideOrReference: true, category: null, type: 'document' },
  videos: { kind: 'video', guideOrReference: false, category: null, type: 'video' },
  applications: { kind: 'document', guideOrReference: false, category: null, type: 'application' },
  attorneys: {
    kind: 'document',
    guideOrReference: false,
    category: 'legal_cases',
    type: 'document',
  },
};

/** The type that an item is listed as. Documents in Forms and Applications are named after their section. */
export const listedType = (kind: LibraryKind, section: LibrarySection): LibraryType =>
  kind === 'document' ? SECTION_PRESETS[section].type : kind;

export const LIBRARY_LIMITS = {
  title: 160,
  description: 2000,
  url: 500,
  fileName: 160,
  folder: 80,
  /** How many characters of a PDF's text are searched. */
  words: 200_000,
  posterBytes: 5 * MB,
} as const;

/**
 * Rows of the admin's table; cards on a page of videos and guides, and how many of them are recent ones on page 1
 * (part 2 §9).
 */
export const LIBRARY_PAGE = 10;
export const SHELF_PAGE = 9;
export const SHELF_RECENT = 3;

/** The fields of an item that decide who sees it. */
export interface SeenItem {
  category: LibraryCategory;
  privacy: LibraryPrivacy;
}

/** Whether a member manages the library rather than reads it. */
export const managesLibrary = (member: RoleHolder): boolean => can(member, 'admin_library');

/** The categories that a member may read (ruling 3), whether as a reader or as a manager. */
export const categoriesOf = (member: RoleHolder): LibraryCategory[] =>
  LIBRARY_CATEGORIES.filter((category) => can(member, `library:${category}`));

/** Whether a member sees attorney-only items. */
export const canSeeAttorneyOnly = (member: RoleHolder): boolean =>
  member.verified && (member.role === 'admin' || member.role === 'attorney');

/**
 * The one rule of who sees what in the library (part 2 §6, rulings 3 and 21). Lists, counts, search, links and files
 * all use it.
 */
export const canSeeItem = (member: RoleHolder, { category, privacy }: SeenItem): boolean =>
  (can(member, 'library') || managesLibrary(member)) &&
  can(member, `library:${category}`) &&
  (privacy === 'public' || canSeeAttorneyOnly(member));

/**
 * An attorney-only item, or an item in the attorneys' tab, must be of a category they read: they would not find it in
 * the two others (ruling 3). Returns a message for the field at fault, or nothing if all is well.
 */
export function misplaced({ section, category, privacy }: SeenItem & { section: LibrarySection }): {
  privacy?: string;
  category?: string;
} {
  if (isAttorneyCategory(category)) return {};
  if (section === 'attorneys') return { category: LIBRARY_TEXTS.notOfAttorneys };
  return privacy === 'attorney_only' ? { privacy: LIBRARY_TEXTS.notForAttorneys } : {};
}

/** The tabs of the reader's library, in order (part 2 §2). An attorney has only the Attorneys tab (ruling 3). */
export function librarySectionsOf(member: RoleHolder): LibrarySection[] {
  const all = Object.keys(LIBRARY_SECTIONS) as LibrarySection[];
  const order: LibrarySection[] = [
    'forms',
    'pet_care',
    'professional_development',
    'guides',
    'videos',
    'applications',
    'attorneys',
  ];
  if (!can(member, 'library') && !managesLibrary(member)) return [];
  if (member.role === 'attorney') return ['attorneys'];
  return order.filter(
    (one) => all.includes(one) && (one !== 'attorneys' || canSeeAttorneyOnly(member)),
  );
}

/** Used instead of a folder's id, for items that are in no folder. */
export const NO_FOLDER = 'none';

/** How the tables can be sorted. */
export const LIBRARY_SORTS = {
  created_at: 'Date added',
  updated_at: 'Date changed',
  title: 'Title',
  type: 'Type',
} as const;
export type LibrarySort = keyof typeof LIBRARY_SORTS;

const megabytes = (bytes: number) => Math.floor(bytes / MB);

/** Texts of part 2 §2, §4, §5 and §8, word for word. */
export const LIBRARY_TEXTS = {
  onlyOne: 'Please select only one file at a time',
  tooBig: (kind: LibraryKind) =>
    `File is too large. Maximum size is ${megabytes(LIBRARY_KINDS[kind].maxBytes)}MB`,
  wrongType: (kind: LibraryKind) =>
    `Invalid file type. Please upload ${LIBRARY_KINDS[kind].words} files only.`,
  noTitle: 'Please enter a title',
  noDescription: 'Please enter a description',
  noCategory: 'Please select a category',
  noPrivacy: 'Please select privacy setting',
  invalidId: 'Invalid item ID',
  unsupported: (type: string) => `Unsupported file type: ${type}`,
  httpError: (status: number) => `HTTP error! status: ${status}`,
  uploadFailed: 'Failed to upload file',
  uploadFailedAgain: 'Failed to upload file. Please try again.',
  updateFailed: 'Failed to update file. Please try again.',
  updateFailedOf: (kind: LibraryKind) => `Failed to update library ${kind}`,
  deleteFailed: 'Failed to delete library file',
  openFailed: 'Failed to open file',
  fetchFailed: 'Failed to fetch library items',
  updated: 'Item updated successfully',
  deleted: 'Item deleted successfully',
  uploaded: 'File uploaded successfully',
  uploading: 'Uploading...',
  updating: 'Updating...',
  downloadFailed: (reason: string) => `Failed to download: ${reason}`,
  preparing: 'Preparing file...',
  prepared: 'File prepared successfully',
  prepareFailed: 'Failed to prepare file',
  recent: 'Recently Added',
  moreVideos: 'More Videos',
  moreGuides: 'More Guides & References',
  // Not in the specification, which has the rule but no sentence for it.
  noFile: 'Please select a file or paste a video link',
  needFile: 'Please select a file to upload',
  notOfAttorneys: 'Please choose one of the attorneys\u2019 categories for this section',
  notForAttorneys:
    'Attorneys don’t have access to this category: make it public, or choose another',
  posterTooBig: `File is too large. Maximum size is ${megabytes(LIBRARY_LIMITS.posterBytes)}MB`,
  notBoth: 'Choose either a file or a video link, not both',
  conflict: 'Someone else changed this item since you opened it.',
} as const;
