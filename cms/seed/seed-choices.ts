import type { Core } from '@strapi/strapi';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { switchOffReading } from '../src/api/notification/data/begin-reading';
import { saveChoices } from '../src/api/notification/services/notification';
import { runQuery } from '../src/db/run-query';
import { daysAfter } from '../src/text/days';

/** Whoever joined so many days ago was there before members could be told of what is new to read. */
const READING_DAYS_AGO = 30;

/**
 * Who is told of what is new to read, as after an update: newcomers are, and of those who were there before only two
 * have switched it on.
 */
async function seedReading(strapi: Core.Strapi, idOf: (who: string) => number, now: number) {
  await switchOffReading(strapi, daysAfter(now, -READING_DAYS_AGO));
  await runQuery(strapi, (knex) =>
    knex('portal_notification_choices')
      .whereIn('member_id', ['rosa', 'henry'].map(idOf))
      .update({ off: '' }),
  );
}

/** What the demo's members have chosen. A board member gets no email at night, and none about forms. */
export async function seedNotificationChoices(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
) {
  await seedReading(strapi, idOf, now);
  const choices = defaultChoices('America/Los_Angeles');
  choices.topics.forms.mail = false;
  choices.quiet = { from: '21:30', to: '07:30' };
  choices.reading.bell = false;
  await saveChoices(strapi, idOf('margaret'), choices);
}
