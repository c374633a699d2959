import type { Core } from '@strapi/strapi';
import { formPages } from '@hearthside/contract/form/pages';
import * as notificationService from '../../notification/services/notification';
import { seriesOf } from './form-series';

const BODY = 'Please fill it out when you have a moment. Your answers are saved as you go.';

/** Tells members that a form waits for them, by the bell and by email; part of the transaction that sends it. */
export function notifyFormWaiting(
  strapi: Core.Strapi,
  form: { id: number; title: string; description: string | null },
  memberIds: readonly number[],
): Promise<void> {
  return notificationService.announce(strapi, {
    to: memberIds,
    kind: 'form',
    title: `Please complete: ${form.title}`,
    body: BODY,
    link: formPages.fill(form.id),
    mail: {
      lead: (organization) => `${organization} asks you to fill out \u201c${form.title}\u201d.`,
      paragraphs: [form.description ?? '', BODY],
      action: { label: 'Open the form' },
      forRole: true,
      series: { name: seriesOf.asked(form.id), ends: [] },
      reason: 'you are a member of the portal, and this form is for you',
    },
  });
}
