import type { Core } from '@strapi/strapi';
import { answerAiQuestions } from './answer-ai-questions';
import { addEntryRoutes } from './entry-routes';
import { guardPanelAccounts } from './guard-accounts';
import { guardPanelRoutes } from './guard-routes';
import { guardPanelSignIn } from './guard-sign-in';
import { openUploadSettings } from './open-upload-settings';
import { registerFields } from './register-fields';
import { forbidInPanel } from './what-nobody-may';

/**
 * Webhooks created before they were withheld no longer call anyone: Strapi asks for them once, when it starts. Their
 * rows stay, so that a needed address can still be read in the database.
 */
function silenceWebhooks(strapi: Core.Strapi) {
  const store = strapi.get('webhookStore') as { findWebhooks(): Promise<unknown[]> };
  store.findWebhooks = () => Promise.resolve([]);
}

/**
 * Sets up what has to be in place before Strapi hands out the panel's permissions, reads its schemas and opens its
 * routes.
 */
export function preparePanel(strapi: Core.Strapi) {
  registerFields(strapi);
  forbidInPanel(strapi);
  guardPanelRoutes(strapi);
  addEntryRoutes(strapi);
  openUploadSettings(strapi);
  silenceWebhooks(strapi);
  guardPanelAccounts(strapi);
  guardPanelSignIn(strapi);
  answerAiQuestions(strapi);
}
