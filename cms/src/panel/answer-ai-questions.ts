import type { Core } from '@strapi/strapi';

type Controller = Record<string, (ctx: { body: unknown }) => void>;

/**
 * Every form of the panel asks what Strapi's paid AI can do and has done. The free edition answers 404, which the
 * browser logs as an error. Here it is answered that it can do nothing.
 */
export function answerAiQuestions(strapi: Core.Strapi) {
  const ai = strapi.controller('admin::ai' as never) as unknown as Controller;
  ai.getAiFeatureConfig = (ctx) => {
    ctx.body = { data: { isAiI18nConfigured: false } };
  };
  const jobs = strapi.plugin('i18n').controller('ai-localization-jobs') as unknown as Controller;
  jobs.getJobForSingleType = jobs.getJobForCollectionType = (ctx) => {
    ctx.body = { data: null };
  };
}
