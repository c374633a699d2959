/** Strapi's news for its own customers. It keeps who has seen them under these names, by installation. */
const BANNERS = ['STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'];
/** What Strapi calls an installation that keeps no identity, before and after it has asked the server. */
const INSTALLATION = ['undefined', 'false'];

/** Puts away what Strapi would say above every page and offers no setting for. */
export function dismissBanners() {
  for (const banner of BANNERS)
    for (const installation of INSTALLATION)
      localStorage.setItem(`${banner}:${installation}`, 'true');
}
