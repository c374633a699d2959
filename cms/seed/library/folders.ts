import type { DemoFolder } from './demo-item';

const forms = (name: string, description: string): DemoFolder => ({
  section: 'forms',
  name,
  description,
  daysAgo: 372,
});

/** The folders of the demo's library. `Pets` is still empty. */
export const FOLDERS: readonly DemoFolder[] = [
  forms('Agreements', 'What owners, trustees, caretakers and fosters sign with each other.'),
  forms('Applications', 'To print, fill in by hand and bring along.'),
  forms('Evaluations', 'For visits and yearly reviews.'),
  forms('Financials', 'Costs, funding, receipts and the yearly account.'),
  forms('Intake', 'What is written down when an animal comes.'),
  forms('Pets', 'Sheets for single animals.'),
  forms('Pre-Screening', 'First questions, before anybody applies.'),
  {
    section: 'pet_care',
    name: 'Everyday Care',
    daysAgo: 371,
    description: 'Food, coat, exercise and what a good day looks like.',
  },
  {
    section: 'pet_care',
    name: 'Senior Pets',
    daysAgo: 371,
    description: 'For animals in their later years.',
  },
  {
    section: 'pet_care',
    name: 'Emergencies',
    daysAgo: 371,
    description: 'What to do until a veterinarian can.',
  },
  {
    section: 'professional_development',
    name: 'Handouts',
    daysAgo: 370,
    description: 'To learn from and to pass on.',
  },
  {
    section: 'professional_development',
    name: 'Workshops',
    daysAgo: 370,
    description: 'What was shown at the Saturday workshops.',
  },
];
