/** Part of the URL of the picture that Strapi shows while loading: its own purple. */
export const STRAPI_PURPLE = '%234945FF';

/** A ring in the portal's green, in a shade between those of the light and the dark theme. */
const STYLE = `
  img[src*="${STRAPI_PURPLE}"] {
    box-sizing: border-box;
    width: 4rem;
    height: 4rem;
    border: 4px solid rgb(63 154 128 / .25);
    border-top-color: #3f9a80;
    border-radius: 50%;
    object-position: 100rem 0;
  }
`;

/** Gives the spinner the portal's color. It is a picture, so themes do not affect it. */
export function calmSpinner() {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
