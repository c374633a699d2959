import type { StrapiApp } from '@strapi/strapi/admin';
import { calmSpinner } from './calm-spinner';
import { takeAwayDeadEnds } from './dead-ends';
import { dismissBanners } from './dismiss-banners';
import { nameWhatIsDeleted } from './entries/deleting';
import { knowStore } from './entries/reload-entry';
import { StateAction } from './entries/state-action';
import { addTrashPage, linkTrash } from './entries/trash-link';
import { VersionsPanel } from './entries/versions-panel';
import { calmLoading } from './fields/calm-loading';
import { preloadFields, registerFields } from './fields/register-fields';
import { withPlainCells } from './list-cells';
import logo from './logo.svg';
import { keepPageTitle } from './page-title';
import { sayFailuresPlainly } from './plain-failures';
import { sayWhatIsReadOnly, type ContentManager } from './read-only';
import { sayWhatIsScheduled } from './scheduled';
import { theme } from './theme';
import { TypingPanel } from './typing/typing-panel';
import { watchSaves } from './typing/watch-saves';
import { PawIcon, PencilIcon } from './widgets/icons';
import { words } from './words';

export default {
  config: {
    locales: [],
    auth: { logo },
    menu: { logo },
    theme,
    translations: words,
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    registerFields(app);
    app.addMiddlewares([watchSaves, knowStore]);
    addTrashPage(app);
    // Strapi's own widgets count its entries, locales and tokens, which mean nothing to an editor.
    app.widgets.register(() => [
      {
        id: 'what-waits',
        icon: PawIcon,
        title: { id: 'hearthside.what-waits', defaultMessage: 'To do' },
        component: async () => (await import('./widgets/what-waits')).WhatWaits,
      },
      {
        id: 'last-changed',
        icon: PencilIcon,
        title: { id: 'hearthside.last-changed', defaultMessage: 'Recently changed' },
        component: async () => (await import('./widgets/last-changed')).LastChanged,
      },
    ]);
  },

  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    const contentManager = app.getPlugin('content-manager') as unknown as ContentManager;
    sayWhatIsReadOnly(contentManager);
    sayWhatIsScheduled(contentManager);
    contentManager.apis.addEditViewSidePanel((panels) => [TypingPanel, ...panels, VersionsPanel]);
    contentManager.apis.addDocumentHeaderAction([StateAction]);
    linkTrash(contentManager);
    nameWhatIsDeleted(contentManager);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withPlainCells);
    takeAwayDeadEnds(contentManager);
    dismissBanners();
    sayFailuresPlainly();
    calmSpinner();
    calmLoading();
    preloadFields();
    keepPageTitle('Hearthside');
  },
};
