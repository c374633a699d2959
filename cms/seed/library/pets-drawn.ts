import { z } from 'zod';
import { lookSchema } from '../portraits/look';
import { readData } from '../read-data';

/** Pets that stand for pets in general: nobody's in the demo. */
const DRAWN = readData('library/pets-drawn', z.record(z.string(), lookSchema));

/** How one of them looks, in a data file by its name. */
export const petDrawn = z.string().transform((name, ctx) => {
  const look = Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined;
  if (look) return look;
  const message = `Nobody draws a pet that is called ${name}.`;
  ctx.issues.push({ code: 'custom', message, input: name });
  return z.NEVER;
});
