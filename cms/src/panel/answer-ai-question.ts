import type { Core } from '@strapi/strapi';

/**
 * Every form of the panel asks what Strapi's paid AI can do, and the free edition answers 404, which the
 * browser writes down as an error. It can do nothing, and that is an answer.
 */
export function answerAiQuestion(strapi: Core.Strapi) {
  const controller = strapi.controller('admin::ai' as never) as unknown as Record<string, unknown>;
  controller.getAiFeatureConfig = (ctx: { body: unknown }) => {
    ctx.body = { data: { isAiI18nConfigured: false } };
  };
}
