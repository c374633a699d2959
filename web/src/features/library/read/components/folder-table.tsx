import { LIBRARY_SECTIONS } from '@hearthside/contract/library/fields';
import { PencilLine, Trash2 } from 'lucide-react';
import { OwnWords } from '@/ui/email-text';
import { RowMenu } from '@/ui/dialogs/menu';
import { DataTable, type Column } from '@/ui/lists/table';
import type { OwnFolder } from '../../api/library';

export interface FolderTableProps {
  folders: readonly OwnFolder[];
  onRename: (folder: OwnFolder) => void;
  onDelete: (folder: OwnFolder) => void;
}

const FACTS: Column<OwnFolder>[] = [
  { id: 'name', header: 'Name', primary: true, cell: ({ name }) => <OwnWords text={name} /> },
  { id: 'section', header: 'Section', cell: ({ section }) => LIBRARY_SECTIONS[section] },
];

/** Every folder by its section, each with its actions. */
export function FolderTable({ folders, onRename, onDelete }: FolderTableProps) {
  const actions: Column<OwnFolder> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (folder) => (
      <RowMenu
        name={folder.name}
        items={[
          {
            label: 'Rename',
            icon: <PencilLine size={18} aria-hidden />,
            onOpen: () => onRename(folder),
          },
          {
            label: 'Delete',
            icon: <Trash2 size={18} aria-hidden />,
            danger: true,
            divided: true,
            onOpen: () => onDelete(folder),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      caption="Folders"
      columns={[...FACTS, actions]}
      rows={folders}
      rowKey={({ id }) => id}
    />
  );
}
