/** How the text begins that Strapi shows in place of a custom field until its code has come. */
export const STRAPI_UNSUPPORTED = 'Unsupported field type: ';

const STYLE = `input[placeholder^="${STRAPI_UNSUPPORTED}global::"]::placeholder { color: transparent; }`;

/** Shows custom fields empty while their code loads. Strapi calls them unsupported. */
export function calmLoading() {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
