import { z } from 'zod';
import { byKey, keyOf } from '../notation';

/** Free films with animals, by the Blender Foundation, until the organization has its own. */
const FILMS = {
  rabbit: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  llama: 'https://www.youtube.com/watch?v=SkVqJ1SGeL0',
  fence: 'https://www.youtube.com/watch?v=Z4C82eyhwgU',
} as const;

const list = (tag: 'ul' | 'ol', lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</${tag}>`;
const lines = z.array(z.string());

/** A paragraph, or a list of points, or of steps that are done one after the other. */
const block = z.preprocess(
  (said) => (typeof said === 'string' ? { text: said } : said),
  byKey({
    text: z.strictObject({ text: z.string() }).transform(({ text }) => `<p>${text}</p>`),
    points: z.strictObject({ points: lines }).transform(({ points }) => list('ul', points)),
    steps: z.strictObject({ steps: lines }).transform(({ steps }) => list('ol', steps)),
  }),
);

/** A question of the demo's help center with its answer, as rich HTML that the server keeps. */
export const demoAnswerSchema = z
  .strictObject({ question: z.string(), film: keyOf(FILMS).optional(), answer: z.array(block) })
  .transform(({ question, film, answer }) => ({
    question,
    answer: answer.join(''),
    ...(film && { videoUrl: FILMS[film] }),
  }));
export type DemoAnswer = z.infer<typeof demoAnswerSchema>;
