const STRAPI = / \| Strapi$|^Strapi Admin$/;

/** Strapi writes its own name into every page's title, and no setting changes that. */
export function keepPageTitle(name: string) {
  const rename = () => {
    if (!STRAPI.test(document.title)) return;
    document.title = document.title.replace(STRAPI, (found) =>
      found.startsWith(' ') ? ` | ${name}` : name,
    );
  };
  rename();
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
