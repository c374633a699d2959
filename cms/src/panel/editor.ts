import type { Core } from '@strapi/strapi';
import { adminServices, type Permission } from './admin-services';
import { offered } from './what-nobody-may';

type Doing = 'create' | 'read' | 'update' | 'publish' | 'delete';

/** What editors work on. A new content type adds one line; if it has drafts, it needs `publish` too. */
const EDITOR_CONTENT: readonly { uid: string; may: readonly Doing[] }[] = [
  // Creating means saving the single type for the first time; there is never a second entry.
  { uid: 'api::settings.portal-settings', may: ['create', 'read', 'update'] },
  // The existing pages have an address in the portal; new ones would have none.
  { uid: 'api::settings.portal-page', may: ['read', 'update'] },
  { uid: 'api::blog.blog', may: ['create', 'read', 'update', 'publish', 'delete'] },
  { uid: 'api::library.library-item', may: ['create', 'read', 'update', 'delete'] },
  { uid: 'api::library.library-folder', may: ['create', 'read', 'update', 'delete'] },
  // The existing topics have a card in the portal. What can be changed is the order of their answers.
  { uid: 'api::help.help-topic', may: ['read', 'update'] },
  { uid: 'api::help.help-answer', may: ['create', 'read', 'update', 'delete'] },
  { uid: 'api::help.help-search', may: ['read', 'delete'] },
  { uid: 'api::help.help-synonym', may: ['create', 'read', 'update', 'delete'] },
  // No role may lose its plan.
  { uid: 'api::membership.plan', may: ['create', 'read', 'update'] },
  // Only their headings: forms are built in the portal, and members' answers are not for editors to read.
  { uid: 'api::form.form', may: ['read', 'update'] },
];

/** In the media library, editors see and change only their own uploads. */
const OWN = ['admin::is-creator'];
const EDITOR_FILES: readonly Permission[] = [
  { action: 'plugin::upload.read', conditions: OWN },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update', conditions: OWN },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

/** The actions that are allowed field by field. */
const HAS_FIELDS: readonly Doing[] = ['create', 'read', 'update'];

/** An editor's permissions: the content above, as far as it is shown, their own files, and nothing else. */
export function editorPermissions(strapi: Core.Strapi): Permission[] {
  const { contentTypes } = adminServices(strapi);
  const types = strapi.contentTypes as unknown as Record<string, unknown>;
  const content = EDITOR_CONTENT.flatMap(({ uid, may }) => {
    if (!types[uid]) throw new Error(`Editors are given ${uid}, which does not exist.`);
    const { components } = strapi;
    const fields = contentTypes.getNestedFields(types[uid], { components });
    return may.map((doing) => ({
      action: `plugin::content-manager.explorer.${doing}`,
      subject: uid,
      properties: HAS_FIELDS.includes(doing) ? { fields } : {},
      conditions: [],
    }));
  });
  const files = EDITOR_FILES.map((permission) => ({
    subject: null,
    properties: {},
    conditions: [],
    ...permission,
  }));
  return offered([...content, ...files]);
}
