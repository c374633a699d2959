import type { Core } from '@strapi/strapi';
import { forgetAllMembers } from './member-cache';
import { forgetCounts } from './remembered-count';

/** Whatever writes to members, the panel included, ends what is remembered of them. */
export function watchMembers(strapi: Core.Strapi) {
  const forget = () => {
    forgetAllMembers();
    forgetCounts('member');
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterCreate: forget,
    afterCreateMany: forget,
    afterUpdate: forget,
    afterUpdateMany: forget,
    afterDelete: forget,
    afterDeleteMany: forget,
  });
}
