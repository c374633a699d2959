import { useInboxLive } from '../../api/use-inbox-live';
import { useInboxState } from '../../api/use-inbox';
import { useStoreInbox } from '../../stored/api/use-store-inbox';
import { useDesktopNotifications } from './desktop-notifications';
import { usePushLive } from './use-push-live';

/** Keeps the inbox up to date while somebody is signed in, on every page. Renders nothing. */
export function InboxLive() {
  useInboxLive();
  // Requests it again after every event, for all components that show it.
  useInboxState();
  useDesktopNotifications();
  useStoreInbox();
  usePushLive();
  return null;
}
