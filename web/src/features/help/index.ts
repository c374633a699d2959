import { latePart } from '@/ui/late-part';
import { lazyPage } from '@/lib/lazy-page';

export { EmergencyHelpLink } from './components/emergency-help-link';
/** The dialog that writes to the team, for other features that end at a person. */
export const useContactDialog = latePart(
  async () => (await import('./components/contact-dialog')).ContactDialog,
);
/** The start page of the help center. */
export const HelpPage = lazyPage(() => import('./components/help-page'), 'HelpPage');
/** One topic with its questions and answers; one of them opened by its address. */
export const HelpTopicPage = lazyPage(
  () => import('./components/help-topic-page'),
  'HelpTopicPage',
);
/** Every answer with a video. */
export const HelpVideosPage = lazyPage(() => import('./components/videos-page'), 'VideosPage');
/** What was searched for in vain, for admins. */
export const MissedSearchesPage = lazyPage(() => import('./components/missed-page'), 'MissedPage');
/** Deleted questions and answers, for admins. */
export const HelpTrashPage = lazyPage(
  () => import('./components/help-trash-page'),
  'HelpTrashPage',
);
/** What to do in an emergency, as this device last saw it: without a connection, without a session. */
export const EmergencyHelpPage = lazyPage(
  () => import('./components/emergency-help-page'),
  'EmergencyHelpPage',
);
