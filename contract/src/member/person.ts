import { z } from 'zod';
import { ROLES } from '../access';

/** What nearly every answer about somebody begins with; each adds what its reader may know beside it. */
export const person = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  profilePicture: z.string().nullable(),
});
