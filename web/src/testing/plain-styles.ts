/**
 * Replaces jsdom's getComputedStyle, which takes a quarter of the time of all tests. The portal's style sheets are not
 * loaded here, so that only the browser's own rules and inline styles have an effect. Testing Library asks for what
 * hides an element, and for what separates words in its name.
 */
const HIDDEN = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'META',
  'LINK',
  'TEMPLATE',
  'DATALIST',
]);
const BLOCK = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR HTML LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL CAPTION'.split(
    ' ',
  ),
);

function displayOf(element: HTMLElement): string {
  if (element.style?.display) return element.style.display;
  if (element.hasAttribute('hidden') || HIDDEN.has(element.tagName)) return 'none';
  return BLOCK.has(element.tagName) ? 'block' : 'inline';
}

/** The only one of these properties that an element inherits. */
const visibilityOf = (element: HTMLElement | null): string =>
  !element ? 'visible' : element.style?.visibility || visibilityOf(element.parentElement);

function valueOf(element: HTMLElement, property: string): string {
  if (property === 'display') return displayOf(element);
  if (property === 'visibility') return visibilityOf(element);
  return element.style?.getPropertyValue(property) ?? '';
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const plainStyle = (element: HTMLElement, pseudo?: string | null) => {
  const read = (property: string) => (pseudo ? '' : valueOf(element, property));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_style, name) =>
      name === 'getPropertyValue' ? read : typeof name === 'string' && read(hyphenated(name)),
  });
};

// Tests of rules alone run without a window.
if (typeof window !== 'undefined') {
  window.getComputedStyle = plainStyle as typeof window.getComputedStyle;
}
