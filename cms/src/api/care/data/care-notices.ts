/** Tells members what happens to the tasks of animals they care for. */
import type { Core } from '@strapi/strapi';
import { carePages } from '@hearthside/contract/care/pages';
import type { Occurrence } from '@hearthside/contract/care/recurrence';
import type { NotificationInput } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { MEMBER } from '../../notification/rules/named-member';
import { whenWords } from '../rules/when-words';
import type { MarkRow } from './marks';
import type { TaskRow } from './task-row';

type Told = Pick<TaskRow, 'id' | 'petName' | 'title'>;

const REASON = 'you care for this animal';

/** Tells somebody that another member has marked the same: an animal may have had a dose twice. */
export function doubleNotice(
  to: number,
  other: number,
  { id, title, petName }: Told,
  one: Occurrence,
): NotificationInput {
  const both = `You and ${MEMBER} both marked this task: ${title} for ${petName}, ${whenWords(one)}.`;
  const advice =
    'The first mark counts. Please talk to each other, and call your veterinarian if a dose was given twice.';
  return {
    to: [to],
    kind: 'care',
    title: `Given twice? ${title} for ${petName}`,
    body: `${both} ${advice}`,
    about: other,
    link: carePages.task(id),
    mail: {
      lead: (organization) =>
        `Two people marked the same care task in the ${organization} calendar.`,
      paragraphs: [both, advice],
      action: { label: 'Open the task' },
      reason: REASON,
    },
  };
}

/** Tells both who have marked the same, each about the other. */
export async function notifyDouble(
  strapi: Core.Strapi,
  task: Told,
  one: Occurrence,
  { first, second }: { first: MarkRow; second: MarkRow },
) {
  if (first.byId === null || second.byId === null) return;
  const { announce } = notificationService;
  await announce(strapi, doubleNotice(first.byId, second.byId, task, one));
  await announce(strapi, doubleNotice(second.byId, first.byId, task, one));
}

/** Tells somebody that they do an occurrence instead of somebody else. */
export const notifyHandedOver = (
  strapi: Core.Strapi,
  to: number,
  by: number,
  task: Told,
  one: Occurrence,
) =>
  notificationService.announce(strapi, {
    to: to === by ? [] : [to],
    kind: 'care',
    title: `${MEMBER} handed a care task over to you: ${task.title} for ${task.petName}`,
    body: `${whenWords(one)}.`,
    about: by,
    link: carePages.task(task.id),
  });
