import type { Section } from '../section';
import { libraryPages } from './pages';

export const librarySections = [
  {
    id: 'library',
    label: 'Library',
    group: 'library',
    line: 'Forms, guides, videos and papers to read, keep and print',
    path: libraryPages.list,
    permission: 'library',
  },
  {
    id: 'admin_library',
    label: 'Library',
    group: 'library',
    line: 'Upload, sort and replace what members find in the library',
    path: libraryPages.manage,
    permission: 'admin_library',
  },
] as const satisfies readonly Section[];
