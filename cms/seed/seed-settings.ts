import type { Core } from '@strapi/strapi';

/** The demo organization's settings. Phone numbers are from the range reserved for fiction. */
export async function seedSettings(strapi: Core.Strapi) {
  await strapi.documents('api::settings.portal-settings').create({
    data: {
      organisationName: 'Hearthside',
      tagline: 'Pet Trust Community',
      supportEmail: 'care@hearthside.example',
      emergencyNumber: '+1 (503) 555-0199',
      postalAddress: '2400 NE Alder Street\nPortland, OR 97232',
      taxId: '00-0000042',
    },
  } as never);
}
