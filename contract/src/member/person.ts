import { z } from 'zod';
import { ROLES } from '../access';

/** The fields that nearly every answer about a person starts with. Each adds what its caller may know in addition. */
export const person = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  profilePicture: z.string().nullable(),
});
