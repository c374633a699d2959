/** A question of the demo's help center with its answer. */
export interface DemoAnswer {
  question: string;
  /** Rich HTML as the server stores it. */
  answer: string;
  videoUrl?: string;
}

/** A list of points or, with `steps`, of consecutive steps. */
interface List {
  tag: 'ul' | 'ol';
  lines: readonly string[];
}

export const points = (...lines: string[]): List => ({ tag: 'ul', lines });
export const steps = (...lines: string[]): List => ({ tag: 'ol', lines });

const html = (block: string | List) =>
  typeof block === 'string'
    ? `<p>${block}</p>`
    : `<${block.tag}>${block.lines.map((line) => `<li><p>${line}</p></li>`).join('')}</${block.tag}>`;

/** A question and the paragraphs and lists of its answer. */
export const answered = (question: string, ...blocks: (string | List)[]): DemoAnswer => ({
  question,
  answer: blocks.map(html).join(''),
});

/** Free films with animals, by the Blender Foundation, until the organization has its own. */
const FILMS = {
  rabbit: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  llama: 'https://www.youtube.com/watch?v=SkVqJ1SGeL0',
  fence: 'https://www.youtube.com/watch?v=Z4C82eyhwgU',
} as const;

/** The same answer with a film. */
export const filmed = (film: keyof typeof FILMS, answer: DemoAnswer): DemoAnswer => ({
  ...answer,
  videoUrl: FILMS[film],
});
