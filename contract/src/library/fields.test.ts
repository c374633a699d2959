import { describe, expect, it } from 'vitest';
import { LIBRARY_CATEGORIES, ROLES, type LibraryCategory, type Role } from '../access';
import {
  ATTORNEY_CATEGORIES,
  categoriesOf,
  LIBRARY_KINDS,
  LIBRARY_SECTIONS,
  LIBRARY_TEXTS,
  librarySectionsOf,
  listedType,
  misplaced,
  SECTION_PRESETS,
  canSeeAttorneyOnly,
  canSeeItem,
  type LibraryPrivacy,
  type LibrarySection,
} from './fields';
import { libraryEndpoints } from './endpoints';

/** Who reads what, written by hand from ruling 3 and part 2 §6: categories, and what is kept for attorneys. Roles without a line read what is for all. */
const COMMON: LibraryCategory[] = ['pet_care', 'professional_development'];
const LEGAL: LibraryCategory[] = [
  'animal_insight',
  'pet_trust_preparation',
  'legal_cases',
  'six_essential_components',
  'care_plan',
];
const READS: Partial<Record<Role, { categories: LibraryCategory[]; attorneyOnly: boolean }>> = {
  admin: { categories: [...COMMON, ...LEGAL], attorneyOnly: true },
  attorney: { categories: LEGAL, attorneyOnly: true },
  user: { categories: [], attorneyOnly: false },
};
const OTHERS = { categories: COMMON, attorneyOnly: false };
const PRIVACIES: LibraryPrivacy[] = ['public', 'attorney_only'];

describe.each(ROLES)('a verified %s', (role) => {
  const { categories, attorneyOnly } = READS[role] ?? OTHERS;
  const member = { role, verified: true };

  it('sees the items of their categories, and attorney-only items if their role may', () => {
    for (const category of LIBRARY_CATEGORIES) {
      for (const privacy of PRIVACIES) {
        const expected = categories.includes(category) && (privacy === 'public' || attorneyOnly);
        expect([category, privacy, canSeeItem(member, { category, privacy })]).toEqual([
          category,
          privacy,
          expected,
        ]);
      }
    }
    expect([...categoriesOf(member)].sort()).toEqual([...categories].sort());
    expect(canSeeAttorneyOnly(member)).toBe(attorneyOnly);
  });

  it('sees nothing before they are verified', () => {
    const waiting = { role, verified: false };
    for (const category of LIBRARY_CATEGORIES) {
      for (const privacy of PRIVACIES) {
        expect(canSeeItem(waiting, { category, privacy })).toBe(false);
      }
    }
    expect([librarySectionsOf(waiting), canSeeAttorneyOnly(waiting)]).toEqual([[], false]);
  });
});

describe('the tabs', () => {
  const tabsOf = (role: Role) => librarySectionsOf({ role, verified: true });

  it('are all for an admin, only the attorneys\u2019 tab for an attorney, and all others for the rest', () => {
    expect(tabsOf('admin')).toEqual(Object.keys(LIBRARY_SECTIONS));
    expect(tabsOf('attorney')).toEqual(['attorneys']);
    expect(tabsOf('user')).toEqual([]);
    expect(tabsOf('pet_owner')).toEqual([
      'forms',
      'pet_care',
      'professional_development',
      'guides',
      'videos',
      'applications',
    ]);
  });
  it('include the five attorney categories as folders', () => {
    expect([...ATTORNEY_CATEGORIES].sort()).toEqual([...LEGAL].sort());
  });
});

describe('an item for attorneys', () => {
  const SECTIONS = Object.keys(LIBRARY_SECTIONS) as LibrarySection[];
  const attorney = { role: 'attorney', verified: true } as const;

  it('must be of a category that attorneys read, in their tab or if only attorneys may see it', () => {
    for (const section of SECTIONS) {
      for (const category of LIBRARY_CATEGORIES) {
        for (const privacy of PRIVACIES) {
          const isTheirs = section === 'attorneys' || privacy === 'attorney_only';
          const field = section === 'attorneys' ? 'category' : 'privacy';
          const wrong = isTheirs && !canSeeItem(attorney, { category, privacy });
          expect(Object.keys(misplaced({ section, category, privacy }))).toEqual(
            wrong ? [field] : [],
          );
        }
      }
    }
  });
});

describe('choosing a section', () => {
  it.each([
    ['videos', 'video', false, null],
    ['guides', 'document', true, null],
    ['pet_care', 'document', false, 'pet_care'],
    ['professional_development', 'document', false, 'professional_development'],
  ] as const)('%s presets %s', (section, kind, guideOrReference, category) => {
    expect(SECTION_PRESETS[section]).toMatchObject({ kind, guideOrReference, category });
  });
  it.each([
    ['document', 'forms', 'form'],
    ['document', 'applications', 'application'],
    ['document', 'guides', 'document'],
    ['image', 'forms', 'image'],
    ['video', 'applications', 'video'],
  ] as const)('lists a %s in %s as %s', (kind, section, type) => {
    expect(listedType(kind, section)).toBe(type);
  });
});

describe('the texts', () => {
  it('state sizes and types as the specification does', () => {
    expect([LIBRARY_TEXTS.tooBig('document'), LIBRARY_TEXTS.tooBig('video')]).toEqual([
      'File is too large. Maximum size is 10MB',
      'File is too large. Maximum size is 100MB',
    ]);
    expect(LIBRARY_TEXTS.wrongType('document')).toBe(
      'Invalid file type. Please upload PDF files only.',
    );
    expect(LIBRARY_KINDS.document.maxBytes).toBe(10_485_760);
    expect(LIBRARY_KINDS.video.maxBytes).toBe(104_857_600);
    expect(LIBRARY_TEXTS.updateFailedOf('video')).toBe('Failed to update library video');
    expect(LIBRARY_TEXTS.unsupported('form')).toBe('Unsupported file type: form');
  });
});

describe('an upload\u2019s fields', () => {
  const { body } = libraryEndpoints.addVideo;
  const good = {
    title: ' Walks ',
    description: 'How to walk',
    category: 'pet_care',
    privacy: 'public',
    section: 'videos',
    guideOrReference: 'false',
  };
  const problem = (more: Record<string, unknown>) =>
    body.safeParse({ ...good, ...more }).error?.issues[0]?.message;

  it('are sent as texts and parsed', () => {
    expect(body.parse(good)).toMatchObject({ title: 'Walks', guideOrReference: false, tag: '' });
    expect(body.parse({ ...good, guideOrReference: 'true' }).guideOrReference).toBe(true);
  });
  it.each([
    [{ title: ' ' }, 'Please enter a title'],
    [{ description: '' }, 'Please enter a description'],
    [{ category: '' }, 'Please select a category'],
    [{ privacy: '' }, 'Please select privacy setting'],
    [{ externalUrl: 'javascript:alert(1)' }, 'Invalid video URL'],
    [{ externalUrl: 'https://evil.example/' }, 'Invalid video URL'],
  ])('are refused with the value %j', (more, said) => expect(problem(more)).toBe(said));

  it('are refused with an id that is not a number', () => {
    const { error } = libraryEndpoints.item.params.safeParse({ id: 'abc' });
    expect(error?.issues[0]?.message).toBe('Invalid item ID');
  });
});
