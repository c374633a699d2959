import type { Core } from '@strapi/strapi';
import { answerAiQuestions } from './answer-ai-questions';
import { constantTimePanelSignIn } from './constant-time-sign-in';
import { addEntryRoutes } from './entry-routes';
import { guardPanelAccounts } from './guard-accounts';
import { guardPanelEntrances } from './guard-entrances';
import { guardPanelRoutes } from './guard-routes';
import { openUploadSettings } from './open-upload-settings';
import { registerFields } from './register-fields';
import { silenceWebhooks } from './silence-webhooks';
import { forbidInPanel } from './what-nobody-may';

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
  constantTimePanelSignIn(strapi);
  guardPanelAccounts(strapi);
  guardPanelEntrances(strapi);
  answerAiQuestions(strapi);
}
