/** Strapi's announcements for its own customers. It stores who has seen them under these names, per installation. */
const BANNERS = ['STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'];
/** Strapi's ids for an installation without an identity, before and after it has asked the server. */
const INSTALLATION = ['undefined', 'false'];

/** Dismisses banners that Strapi would show above every page and that no setting turns off. */
export function dismissBanners() {
  for (const banner of BANNERS)
    for (const installation of INSTALLATION)
      localStorage.setItem(`${banner}:${installation}`, 'true');
}
