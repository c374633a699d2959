import type { LibrarySection } from '@hearthside/contract/library/fields';
import type { LibraryFolder } from '@hearthside/contract/library/shapes';
import { Folder, FolderOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OwnWords } from '@/ui/email-text';
import { fileCount } from '../../model/item-words';
import { placeIn } from '../../model/library-query';

export interface FolderGridProps {
  section: LibrarySection;
  folders: readonly LibraryFolder[];
}

/** The folders of a tab, each with how many files the member can see in it. */
export function FolderGrid({ section, folders }: FolderGridProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" aria-label="Folders">
      {folders.map((folder) => (
        <li key={folder.id}>
          <FolderCard section={section} folder={folder} />
        </li>
      ))}
    </ul>
  );
}

function FolderCard({ section, folder }: { section: LibrarySection; folder: LibraryFolder }) {
  const { id, name, description, fileCount: count } = folder;
  const Icon = count > 0 ? FolderOpen : Folder;
  return (
    <Link
      to={placeIn(section, { folder: id })}
      className="flex h-full items-start gap-3.5 rounded-m border border-line bg-surface p-4 shadow-1 transition-colors duration-150 hover:border-brand"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        <Icon size={22} aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block font-[620]">
          <OwnWords text={name} />
        </span>
        <span className="block text-s text-ink-soft tabular-nums">{fileCount(count)}</span>
        {description && (
          <span className="mt-1 line-clamp-2 text-s text-ink-soft">
            <OwnWords text={description} />
          </span>
        )}
      </span>
    </Link>
  );
}
