import { FORM_LIMITS, type FormLink } from '@hearthside/contract/form/fields';
import type { Cases, LinkAction } from './form-action';
import { patched, replacedAt, withQuestion } from './form-parts';

/** Adds https:// to an address that does not start with http (part 2 §5). */
function completeUrl(typed: string): string {
  const url = typed.trim();
  return url === '' || /^http/i.test(url) ? url : `https://${url}`;
}

const complete = (link: FormLink): FormLink =>
  patched(link, { linkText: link.linkText.trim(), linkUrl: completeUrl(link.linkUrl) });

export const linkCases: Cases<LinkAction> = {
  addLink: (form, { question, link }) =>
    withQuestion(form, question, (now) =>
      now.links.length >= FORM_LIMITS.links
        ? now
        : { ...now, links: [...now.links, complete(link)] },
    ),

  setLink: (form, { question, link }) =>
    withQuestion(form, question, (now) => {
      const at = now.links.findIndex(({ id }) => id === link.id);
      const before = now.links[at];
      if (!before) return now;
      return patched(now, { links: replacedAt(now.links, at, patched(before, complete(link))) });
    }),

  removeLink: (form, { question, link }) =>
    withQuestion(form, question, (now) => {
      const links = now.links.filter(({ id }) => id !== link);
      return links.length === now.links.length ? now : { ...now, links };
    }),
};
