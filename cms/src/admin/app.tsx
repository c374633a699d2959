import type { StrapiApp } from '@strapi/strapi/admin';
import { dismissBanners } from './dismiss-banners';
import { withPlainCells } from './list-cells';
import logo from './logo.svg';
import { keepPageTitle } from './page-title';
import { theme } from './theme';
import { PawIcon } from './widgets/icons';
import { words } from './words';

/** Of Strapi's own widgets only this one says something to an editor. */
const KEPT_WIDGETS = ['last-edited-entries'];

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
    app.widgets.register((stock) => [
      {
        id: 'what-waits',
        icon: PawIcon,
        title: { id: 'hearthside.what-waits', defaultMessage: 'What waits' },
        component: async () => (await import('./widgets/what-waits')).WhatWaits,
      },
      ...stock.filter(({ id }) => KEPT_WIDGETS.includes(id)),
    ]);
  },

  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withPlainCells);
    dismissBanners();
    keepPageTitle('Hearthside');
  },
};
