import { blogPages } from '@hearthside/contract/blog/pages';
import {
  BookOpenText,
  CalendarClock,
  Eye,
  History,
  PencilLine,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import type { RequestedAction } from './blog-actions';
import type { ListedBlog } from './managed-blogs-table';
import { usePublishActions } from '../../write/components/use-publish-actions';

export interface BlogMenuProps {
  blog: ListedBlog;
  onEdit: () => void;
  onAction: (asked: RequestedAction) => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The actions on a blog in the list (part 2 §2). */
export function BlogMenu({ blog, onEdit, onAction }: BlogMenuProps) {
  const { publish, cancelSchedule } = usePublishActions(blog);
  const isPublished = blog.state === 'published' || blog.state === 'changed';
  const action = (name: RequestedAction['action']) => () => onAction({ action: name, blog });

  const items: MenuEntry[] = [
    { label: 'Preview', icon: <Eye {...icon} />, onOpen: action('preview') },
    { label: 'Edit', icon: <PencilLine {...icon} />, onOpen: onEdit },
  ];
  if (isPublished)
    items.push({
      label: 'Read',
      icon: <BookOpenText {...icon} />,
      to: blogPages.blog(blog.slug),
    });
  if (blog.state !== 'published')
    items.push({
      label: isPublished ? 'Publish changes' : blog.publishAt ? 'Publish now' : 'Publish',
      icon: <Send {...icon} />,
      divided: true,
      ...(blog.publishAt ? { onOpen: action('publishNow') } : { onSelect: publish }),
    });
  if (blog.publishAt)
    items.push({
      label: 'Unschedule',
      icon: <CalendarClock {...icon} />,
      hint: isPublished ? 'The published version stays' : 'It stays a draft',
      onSelect: cancelSchedule,
    });
  if (isPublished)
    items.push({ label: 'Unpublish', icon: <Undo2 {...icon} />, onOpen: action('unpublish') });
  items.push(
    { label: 'Versions', icon: <History {...icon} />, onOpen: action('versions') },
    {
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      danger: true,
      divided: true,
      onOpen: action('delete'),
    },
  );
  return <RowMenu name={blog.title} items={items} />;
}
