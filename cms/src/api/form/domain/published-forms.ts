import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form';
import type { FormViewer } from '@hearthside/contract/form-sight';
import { formFor, type PublishedForm } from './assigned-form';
import { formAccess } from './form-access';
import { FORM_UID, VERSION_UID } from './form-row';

const SELECTED = ['id', 'version', 'definition'] as const;
/** So many versions are looked through for what somebody answered before the form was changed. */
const LOOKED_BACK = 20;

/** A form with what its member sees of it. */
export interface FormSeen {
  form: PublishedForm;
  seen: FormDefinition;
}

/** Published forms as those find them who fill them. */
export function publishedForms(strapi: Core.Strapi) {
  const query = () => strapi.db.query(FORM_UID);
  const { notFound, definitionAt } = formAccess(strapi);

  return {
    /** All that are meant for a member. */
    async seenBy(viewer: FormViewer): Promise<FormSeen[]> {
      const forms: PublishedForm[] = await query().findMany({
        where: { deletedAt: null, version: { $gt: 0 } },
        select: [...SELECTED],
      });
      return forms.flatMap((form) => {
        const seen = formFor(form, viewer);
        return seen ? [{ form, seen }] : [];
      });
    },

    /** One of them; a form that is not meant for the member looks like one that does not exist. */
    async formFor(viewer: FormViewer, id: number): Promise<FormSeen> {
      const form: PublishedForm | null = await query().findOne({
        where: { id, deletedAt: null },
        select: [...SELECTED],
      });
      const seen = form ? formFor(form, viewer) : undefined;
      if (!form || !seen) throw notFound();
      return { form, seen };
    },

    /** A form as one of its versions asked it. */
    async versionOf(form: PublishedForm, number: number): Promise<FormDefinition> {
      const newest = number === form.version ? form.definition : null;
      return newest ?? definitionAt(form.id, number);
    },

    /** The versions before the newest, the latest first. */
    async earlierOf(form: PublishedForm): Promise<PublishedForm[]> {
      const rows: { number: number; definition: FormDefinition }[] = await strapi.db
        .query(VERSION_UID)
        .findMany({
          where: { form: form.id, number: { $lt: form.version } },
          orderBy: { number: 'desc' },
          limit: LOOKED_BACK,
        });
      return rows.map(({ number, definition }) => ({ id: form.id, version: number, definition }));
    },
  };
}
