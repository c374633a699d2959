/** Creates an element with attributes and children. Attributes with the value undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | undefined> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value);
  made.append(...children);
  return made;
}

/** Sets an attribute, or removes it if there is no value. */
export function setAttribute(on: Element, name: string, value: string | undefined) {
  if (value === undefined) on.removeAttribute(name);
  else on.setAttribute(name, value);
}

let made = 0;
/** An id that no other editor on the page has. */
export const newId = (what: string): string => `rich-text-${what}-${++made}`;
