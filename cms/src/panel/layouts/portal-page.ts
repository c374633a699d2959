import type { PanelLayout } from '../panel-layout';

/** Pages that are only text (ruling 24). */
export const portalPageLayout: PanelLayout = {
  uid: 'api::settings.portal-page',
  changedIn: 'panel',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  pageSize: 20,
  list: ['title', 'updatedAt'],
  edit: [['title'], ['body']],
  fields: {
    title: { label: 'Title' },
    body: { label: 'Text' },
    updatedAt: { label: 'Last changed' },
  },
};
