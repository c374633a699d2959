import type { PanelLayout } from '../panel-layout';

/** Trusts are created and assigned in the portal, which compares their names and manages their chats. */
export const trustLayout: PanelLayout = {
  uid: 'api::trust.trust',
  changedIn: 'portal',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  pageSize: 20,
  list: ['name', 'createdAt', 'updatedAt'],
  edit: [['name']],
  fields: {
    name: { label: 'Name' },
    createdAt: { label: 'Created' },
    updatedAt: { label: 'Last changed' },
  },
};
