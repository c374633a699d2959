import type { Core } from '@strapi/strapi';
import { adminServices, type Permission } from './admin-services';
import { offered } from './what-nobody-may';

type Doing = 'create' | 'read' | 'update' | 'publish' | 'delete';

/** What editors work on. A later content type joins by one line; with drafts, `publish` belongs to it. */
const EDITOR_CONTENT: readonly { uid: string; may: readonly Doing[] }[] = [
  // Creating is saving a single type for the first time; there is never a second one.
  { uid: 'api::settings.portal-settings', may: ['create', 'read', 'update'] },
  // The pages there are have an address in the portal; others would have none.
  { uid: 'api::settings.portal-page', may: ['read', 'update'] },
  { uid: 'api::blog.blog', may: ['create', 'read', 'update', 'publish', 'delete'] },
  { uid: 'api::library.library-item', may: ['create', 'read', 'update', 'delete'] },
  { uid: 'api::library.library-folder', may: ['create', 'read', 'update', 'delete'] },
  // The topics there are have a card in the portal; what is theirs to change is the order of their answers.
  { uid: 'api::help.help-topic', may: ['read', 'update'] },
  { uid: 'api::help.help-answer', may: ['create', 'read', 'update', 'delete'] },
  { uid: 'api::help.help-search', may: ['read', 'delete'] },
  // Every role keeps its plan.
  { uid: 'api::membership.plan', may: ['create', 'read', 'update'] },
  // Their heads only: the portal builds them. What members answered is not theirs to read.
  { uid: 'api::form.form', may: ['read', 'update'] },
];

/** The media library, of which editors see and change what they brought themselves. */
const OWN = ['admin::is-creator'];
const EDITOR_FILES: readonly Permission[] = [
  { action: 'plugin::upload.read', conditions: OWN },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update', conditions: OWN },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

/** Whether an action is allowed field by field. */
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
