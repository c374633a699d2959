import { helpPages } from '@hearthside/contract/help/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The start page of the help center. */
const HelpPage = lazyPage(() => import('./components/help-page'), 'HelpPage');
/** One topic with its questions and answers. One of them can be opened by its address. */
const HelpTopicPage = lazyPage(() => import('./components/help-topic-page'), 'HelpTopicPage');
/** Every answer with a video. */
const HelpVideosPage = lazyPage(() => import('./components/videos-page'), 'VideosPage');
/** The searches that found nothing, for admins. */
const MissedSearchesPage = lazyPage(() => import('./components/missed-page'), 'MissedPage');
/** Deleted questions and answers, for admins. */
const HelpTrashPage = lazyPage(() => import('./components/help-trash-page'), 'HelpTrashPage');
/** The emergency help that this device last received: without a connection, without a session. */
export const EmergencyHelpPage = lazyPage(
  () => import('./emergency/components/emergency-help-page'),
  'EmergencyHelpPage',
);

export const help = feature({
  sections: { help: { phoneRank: 14 } },
  openRoutes: [{ path: helpPages.offline, Component: EmergencyHelpPage }],
  routes: {
    everybody: [
      { path: helpPages.home, Component: HelpPage },
      { path: helpPages.videos, Component: HelpVideosPage },
      { path: helpPages.missedSearches, Component: MissedSearchesPage },
      { path: helpPages.trash, Component: HelpTrashPage },
      { path: helpPages.topic(':topic', ':id?'), Component: HelpTopicPage },
    ],
  },
});
