import { isPublished } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Download, Eye, Newspaper, PencilLine, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { RowMenu } from '@/ui/dialogs/menu';
import { filmSource } from '../../model/film-source';
import type { EditableItem } from './edit-item-dialog';

export interface AdminItemMenuProps {
  item: LibraryItem;
  onOpen: (item: LibraryItem) => void;
  onDownload: (item: LibraryItem) => void;
  onEdit: (item: EditableItem) => void;
  onDelete: (item: EditableItem) => void;
}

/** The actions on an item in the table (part 2 §2). Blogs are edited in Manage Blogs. */
export function AdminItemMenu(props: AdminItemMenuProps) {
  const { item, onOpen, onDownload, onEdit, onDelete } = props;
  const { kind, blog } = item;
  if (kind === 'blog') {
    return (
      <RowMenu
        name={item.title}
        items={[
          {
            label: 'Manage Blogs',
            icon: <Newspaper size={18} aria-hidden />,
            to:
              blog && !isPublished(blog.state)
                ? blogPages.write(blog.id)
                : blogPages.manageSearch(item.title),
            hint: 'Edit, publish or delete it there',
          },
        ]}
      />
    );
  }
  const source = filmSource(item);
  const own: EditableItem = { ...item, kind };
  return (
    <RowMenu
      name={item.title}
      items={[
        { label: 'Edit', icon: <PencilLine size={18} aria-hidden />, onOpen: () => onEdit(own) },
        { label: 'Open', icon: <Eye size={18} aria-hidden />, onSelect: () => onOpen(item) },
        source
          ? {
              label: `Watch at ${source.name}`,
              icon: <SquareArrowOutUpRight size={18} aria-hidden />,
              onSelect: () => void window.open(source.url, '_blank', 'noopener'),
            }
          : {
              label: 'Download',
              icon: <Download size={18} aria-hidden />,
              onSelect: () => onDownload(item),
            },
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onOpen: () => onDelete(own),
        },
      ]}
    />
  );
}
