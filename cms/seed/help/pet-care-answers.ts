import { answered, filmed, points, steps } from './demo-answer';

export const PET_CARE_ANSWERS = [
  filmed(
    'rabbit',
    answered(
      'How do I add my pet?',
      steps(
        'Open <strong>Pet Records</strong> and press <strong>Create Pet Record</strong>.',
        'Enter name, breed, age and weight, and allergies and conditions if there are any.',
        'Your name and address come from your profile. Press <strong>Save</strong>.',
      ),
      'Afterwards add the care team and the service providers, so that the emergency sheet is complete.',
    ),
  ),
  answered(
    'What is the emergency sheet, and when do I need it?',
    'It holds, on one page, all that somebody needs who suddenly has your pet in their hands: warnings, whom to call in which order, the veterinarian, the home, the trust and the latest entries. Open your pet in <strong>Pet Records</strong> and press <strong>Emergency sheet</strong>, then <strong>Print</strong>.',
    'Hang one where a visitor finds it and give one to whoever has a key. The date is on it: print it again when something has changed.',
  ),
  answered(
    'How do I record allergies and illnesses so that nobody misses them?',
    'Open your pet, press <strong>Edit</strong> and fill in <strong>Allergies</strong> and <strong>Conditions</strong>. Both stand first on the pet’s page and on the emergency sheet. Write what happens and what helps, not only the name: “Chicken: vomits within an hour, keep water at hand”.',
  ),
  answered(
    'What belongs in the Pet Record?',
    points(
      'Visits at the vet’s, with the result.',
      'Changes in food, weight or behaviour.',
      'Talks about the care, in person, by phone or by video.',
      'Anything the next person should know without having to ask.',
    ),
    'Short entries on the day are worth more than long ones weeks later. The list can be searched, and sorted by date.',
  ),
  answered(
    'How do I give my veterinarian a view of the record?',
    'Open your pet, press <strong>Service Providers</strong>, then <strong>Edit</strong>. Add the veterinarian, and if they are a member, link them to their account. From then on they see this pet, and no other. Removing the link takes that away again.',
  ),
  answered(
    'Which documents should I upload?',
    points(
      'Vaccination record and the number of the chip.',
      'Results and X-rays that a new vet would ask for.',
      'Insurance policy.',
      'The care plan, and the part of the trust or will that is about the animal.',
    ),
    'They are kept as PDF files of up to 10 MB under <strong>Documents and Forms</strong> on the pet’s page. Photograph paper with your phone’s scanner, which makes a PDF of it.',
  ),
  answered(
    'I deleted something by mistake. Can I get it back?',
    'A pet: yes, for 30 days. Open <strong>Trash</strong> in Pet Records and bring it back. An entry of the record: press <strong>Undo</strong> in the message right after deleting. A document that was deleted is gone, as its dialog says; upload it again.',
  ),
  answered(
    'When is something too urgent for the portal?',
    'Whenever an animal is in danger: bleeding that does not stop, trouble breathing, a seizure, a swollen hard belly, poison, no urine for a day, a collapse. Call a veterinarian first and write later. What to do until you are there stands under <strong>Emergencies</strong>.',
  ),
];
