import { useInboxLive } from '../../api/use-inbox-live';
import { useInboxState } from '../../api/use-inbox';
import { useDesktopNotifications } from './desktop-notifications';

/** Keeps the inbox alive while somebody is signed in, on whichever page they are. Shows nothing itself. */
export function InboxLive() {
  useInboxLive();
  // Asks again at every news, for all who show it.
  useInboxState();
  useDesktopNotifications();
  return null;
}
