import type { DemoItem } from './demo-item';

/** Films hosted elsewhere: free ones by the Blender Foundation, until the organization has its own. */
export const LINKED_FILMS: readonly DemoItem[] = [
  {
    title: 'A Llama and a Fence',
    description:
      'How an animal finds out what a fence does. A free short film, shown at the workshop before the break.',
    section: 'professional_development',
    category: 'professional_development',
    folder: 'Workshops',
    daysAgo: 97,
    link: 'https://www.youtube.com/watch?v=Z4C82eyhwgU',
  },
  {
    title: 'Big Buck Bunny',
    description:
      'A free short film about a good-natured rabbit and three who tease him, for children who wait.',
    section: 'pet_care',
    category: 'pet_care',
    folder: 'Everyday Care',
    daysAgo: 49,
    link: 'https://vimeo.com/1084537',
  },
];
