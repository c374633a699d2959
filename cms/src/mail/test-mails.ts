/** What tests read of a mail, and the names they have it written with. */

/** Names as most are, and names as an attacker would type them. */
export const NAMES = {
  usual: { organisation: 'Hearthside', first: 'Fay', last: 'Delgado', thing: 'Intake of cats' },
  hostile: {
    organisation: 'Paws & <i>"Home"</i>',
    first: '<b>Fay',
    last: 'O\'Neil"><img src=x>',
    thing: '</h1><script>alert(1)</script>',
  },
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What one reads of a mail's HTML, as one line. */
export const readable = (html: string): string =>
  html
    .replace(/^[^]*<body[^>]*>/, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');

/** The values of all attributes of this name, in their order. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
