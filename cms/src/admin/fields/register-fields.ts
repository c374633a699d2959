import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ChoiceField } from './choice-field';
import { DateTimeField } from './date-time-field';
import type { InputProps } from './input-props';
import { mediaField } from './media-field';

/** Strapi's types do not describe what its forms pass to an input. */
const input = (component: ComponentType<never>) => component as ComponentType;

const words = (name: string, defaultMessage: string) => ({
  id: `hearthside.${name}`,
  defaultMessage,
});

/** The inputs of the panel's custom fields. The server registers the fields under the same names. */
export function registerFields(app: Pick<StrapiApp, 'customFields' | 'addFields' | 'library'>) {
  app.customFields.register([
    {
      name: 'rich-text',
      type: 'text',
      intlLabel: words('rich-text', 'Rich text'),
      intlDescription: words('rich-text.about', 'Text with headings, lists and links'),
      components: {
        Input: async () => ({ default: input((await import('./rich-text-field')).RichTextField) }),
      },
    },
    {
      name: 'tags',
      type: 'json',
      intlLabel: words('tags', 'Tags'),
      intlDescription: words('tags.about', 'Words, each on its own'),
      components: {
        Input: async () => ({ default: input((await import('./tags-field')).TagsField) }),
      },
    },
    {
      name: 'money',
      type: 'integer',
      intlLabel: words('money', 'Money'),
      intlDescription: words('money.about', 'An amount in dollars, kept in cents'),
      components: {
        Input: async () => ({ default: input((await import('./money-field')).MoneyField) }),
      },
    },
  ]);
  app.addFields({ type: 'enumeration', Component: input(ChoiceField) });
  app.addFields({ type: 'datetime', Component: input(DateTimeField) });
  const chooser = app.library.fields.media;
  if (!chooser) throw new Error('The media library has registered no input.');
  app.addFields({
    type: 'media',
    Component: input(mediaField(chooser as ComponentType<InputProps>)),
  });
}

/** Loads the code of the custom fields ahead of time, so that a form shows them at once. */
export function preloadFields() {
  const load = () => {
    for (const part of [
      import('./rich-text-field'),
      import('./tags-field'),
      import('./money-field'),
    ])
      // The field itself asks again, and says what fails.
      part.catch(() => undefined);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 1000);
}
