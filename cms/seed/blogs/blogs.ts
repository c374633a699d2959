import { z } from 'zod';
import { readData } from '../read-data';
import { demoBlogSchema, type DemoBlog } from './demo-blog';

const FILES = ['about-trusts', 'pet-care', 'people-and-stories', 'estate-planning'];

/** The demo's articles. */
export const BLOGS: readonly DemoBlog[] = FILES.flatMap((name) =>
  readData(`blogs/${name}`, z.array(demoBlogSchema)),
);
