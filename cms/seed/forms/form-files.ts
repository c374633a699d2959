import { readData } from '../read-data';
import { demoFormSchema } from './demo-form';

const formIn = (file: string) => readData(`forms/${file}`, demoFormSchema);

/** All forms of the demo, by the names of their files. */
export const FORMS = {
  'pet-owner-intake': formIn('pet-owner-intake'),
  'trustee-intake': formIn('trustee-intake'),
  'caretaker-intake': formIn('caretaker-intake'),
  'attorney-intake': formIn('attorney-intake'),
  'veterinarian-intake': formIn('veterinarian-intake'),
  'foster-intake': formIn('foster-intake'),
  'volunteer-intake': formIn('volunteer-intake'),
  'board-intake': formIn('board-intake'),
  'employee-intake': formIn('employee-intake'),
  'old-feedback': formIn('old-feedback'),
  conduct: formIn('conduct'),
  conflicts: formIn('conflicts'),
  'emergency-plan': formIn('emergency-plan'),
  'care-standards': formIn('care-standards'),
  'team-survey': formIn('team-survey'),
  'holiday-request': formIn('holiday-request'),
};
