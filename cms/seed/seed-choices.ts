import type { Core } from '@strapi/strapi';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { saveChoices } from '../src/api/notification/services/notification';

/** A board member's choice of notifications: no email at night, and none about forms. */
export async function seedNotificationChoices(strapi: Core.Strapi, idOf: (who: string) => number) {
  const choices = defaultChoices('America/Los_Angeles');
  choices.topics.forms.mail = false;
  choices.quiet = { from: '21:30', to: '07:30' };
  await saveChoices(strapi, idOf('margaret'), choices);
}
