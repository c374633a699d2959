import { helpPages } from '@hearthside/contract/help/pages';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import { matchPath, useLocation } from 'react-router-dom';
import { EmergencyHelpPage } from '@/features/help/subject';
import { StoredInboxPage } from '@/features/inbox';
import { StoredSheetPage } from '@/features/pet';
import { Message, useTryAgain } from './server-unavailable';

export { ServerUnavailable } from './server-unavailable';

/** What the help center says of emergencies, and each of its answers. */
const EMERGENCIES = `${helpPages.topic('emergencies')}/`;

/**
 * A member opens the portal and the server can't be reached, so nothing is known of them. The addresses for emergencies
 * and the inbox show what this device has kept. All others say what is wrong, and go on by themselves.
 */
export function OfflinePage() {
  const retry = useTryAgain();
  const { pathname } = useLocation();
  if (`${pathname}/`.startsWith(EMERGENCIES)) return <EmergencyHelpPage />;
  const message = (
    <main>
      <Message whole onRetry={retry} />
    </main>
  );
  const inbox = matchPath(inboxPages.chat(':chatId?'), pathname);
  if (inbox)
    return <StoredInboxPage asked={inbox.params.chatId} onRetry={retry} otherwise={message} />;
  const asked = matchPath(petPages.emergency(':id'), pathname)?.params.id;
  return asked ? <StoredSheetPage asked={asked} otherwise={message} /> : message;
}
