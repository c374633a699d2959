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
import { RowMenu, type MenuEntry } from '@/ui/menu';
import type { AskedAct } from './blog-acts';
import type { ListedBlog } from './managed-blogs-table';
import { useBringOut } from './use-bring-out';

export interface BlogMenuProps {
  blog: ListedBlog;
  onEdit: () => void;
  onAct: (asked: AskedAct) => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** What can be done with a blog of the list (part 2 §2). */
export function BlogMenu({ blog, onEdit, onAct }: BlogMenuProps) {
  const { publish, cancelHour } = useBringOut(blog);
  const isOut = blog.state === 'published' || blog.state === 'changed';
  const act = (name: AskedAct['act']) => () => onAct({ act: name, blog });

  const items: MenuEntry[] = [
    { label: 'Preview', icon: <Eye {...icon} />, onSelect: act('preview') },
    { label: 'Edit', icon: <PencilLine {...icon} />, onSelect: onEdit },
  ];
  if (isOut)
    items.push({
      label: 'Read',
      icon: <BookOpenText {...icon} />,
      to: `/blogs/${encodeURIComponent(blog.slug)}`,
    });
  if (blog.state !== 'published')
    items.push({
      label: isOut ? 'Publish changes' : blog.publishAt ? 'Publish now' : 'Publish',
      icon: <Send {...icon} />,
      divided: true,
      onSelect: blog.publishAt ? act('publishNow') : publish,
    });
  if (blog.publishAt)
    items.push({
      label: 'Cancel the date',
      icon: <CalendarClock {...icon} />,
      hint: isOut ? 'What members read stays' : 'It stays a draft',
      onSelect: cancelHour,
    });
  if (isOut)
    items.push({ label: 'Take back', icon: <Undo2 {...icon} />, onSelect: act('takeBack') });
  items.push(
    { label: 'Versions', icon: <History {...icon} />, onSelect: act('versions') },
    {
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      danger: true,
      divided: true,
      onSelect: act('delete'),
    },
  );
  return <RowMenu name={blog.title} items={items} />;
}
