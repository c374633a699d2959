import { z } from 'zod';
import { CENTS_MAX } from './money';

/** An amount in whole cents, at least `min`. */
export const cents = (message: string, min = 0) =>
  z
    .number({ error: message })
    .int(message)
    .min(min, message)
    .max(CENTS_MAX, 'That amount is too large');
