import type { Notification } from '@hearthside/contract/notification/bell-endpoints';
import clsx from 'clsx';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAgo } from '@/lib/dates';
import { useMarkRead } from '../api/notifications';
import { KIND_ICONS } from '../model/kind-icons';
import { portalLink } from '../model/portal-link';

export interface NotificationRowProps {
  notification: Notification;
  /** Called when it was followed or read. */
  onFollow?: () => void;
}

/** One notification. Following it marks it as read. One without a link is read by pressing it. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { trigger: markRead } = useMarkRead();
  const { id, kind, title, body, link, createdAt, readAt } = notification;
  const unread = readAt === null;
  const to = portalLink(link);
  // A newer server may have kinds that this page does not know.
  const Icon = KIND_ICONS[kind] ?? Bell;
  const follow = () => {
    if (unread) markRead({ id }).catch(() => undefined);
    if (to) onFollow?.();
  };
  const look = clsx(
    'flex w-full items-start gap-3 rounded-s px-3 py-3 text-left',
    (to || unread) && 'transition-colors duration-150 hover:bg-surface-sunken',
  );
  const content = (
    <>
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          unread ? 'bg-accent-soft text-accent-ink' : 'bg-surface-sunken text-ink-soft',
        )}
      >
        <Icon size={18} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block text-s wrap-anywhere', unread && 'font-semibold')}>
          {title}
        </span>
        {body && <span className="block text-s text-ink-soft wrap-anywhere">{body}</span>}
        <time dateTime={createdAt} className="block text-xs text-ink-soft">
          {formatAgo(createdAt)}
        </time>
      </span>
      {unread && (
        <span className="telling-fill mt-1.5 size-2.5 shrink-0 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </>
  );
  if (to) {
    return (
      <Link to={to} onClick={follow} className={look}>
        {content}
      </Link>
    );
  }
  if (!unread) return <div className={look}>{content}</div>;
  return (
    <button type="button" data-prints onClick={follow} className={look}>
      {content}
    </button>
  );
}
