import type { Core } from '@strapi/strapi';
import { mailIn, portalLink } from '../../../notify/mail-content';
import { queueMails, type Letter } from '../../../notify/mail-queue';
import { services } from '../../../services';

interface Told {
  id: number;
  email: string;
  firstName: string;
}

const BODY = 'Please fill it in when you have a moment. Your answers are kept as you go.';

/**
 * Writes to members that a form waits for them: the mails at once, which takes a while for many; `tell` then puts
 * them and the notifications where they are found, as part of the transaction that sends the form.
 */
export async function formNews(
  strapi: Core.Strapi,
  form: { id: number; title: string; description: string | null },
  people: readonly Told[],
): Promise<() => Promise<void>> {
  const title = `A form waits for you: ${form.title}`;
  const link = `/forms/${form.id}`;
  const letters: Letter[] = [];
  for (const { email: to, firstName: greeting } of people) {
    const content = await mailIn(strapi, {
      ...{ subject: title, greeting },
      paragraphs: [
        `We ask you to fill in \u201c${form.title}\u201d.`,
        form.description ?? '',
        BODY,
      ].filter((text) => text !== ''),
      action: { label: 'Open the form', link: portalLink(link) },
      closing: 'You get this mail because you take part in the portal.',
    });
    letters.push({ to, content });
  }
  const ids = people.map(({ id }) => id);
  return async () => {
    await services(strapi).notification.tell(ids, { kind: 'form', title, body: BODY, link });
    await queueMails(strapi, letters);
  };
}
