import { answered, points } from './demo-answer';

export const VACATIONS_ANSWERS = [
  answered(
    'How long before a journey should I plan the care?',
    points(
      '<strong>Six weeks before:</strong> ask who looks after your pet, and who steps in if they can’t.',
      '<strong>Two weeks before:</strong> one visit together at home, with feeding and medicine.',
      '<strong>Three days before:</strong> look through the record, print the emergency sheet, hand over the keys.',
      '<strong>On the day:</strong> tell everybody in the chat that you are leaving, and when you will be back.',
    ),
  ),
  answered(
    'How do I find somebody who looks after my pet while I am away?',
    'Open <strong>Caregivers</strong>: everybody there is verified, with address and phone number. Look for somebody near you, write to them in the <strong>Inbox</strong>, and meet once before you decide. If nobody suits, press <strong>Contact Vacation Team</strong> below and tell us your dates and what your pet needs.',
  ),
  answered(
    'How does my sitter get to see my pet’s record?',
    'Put them into the care team: open your pet in <strong>Pet Records</strong>, press <strong>Edit</strong>, enter them as caretaker or foster, and link them to their account. They see the record, the documents and the emergency sheet from then on. After the journey take the link away again if you like.',
    'A sitter who is not a member gets the printed emergency sheet.',
  ),
  answered(
    'What should I write down for the person who stays?',
    points(
      'Feeding: what, how much, when, and what never.',
      'Medicine: name, dose, time, and what to do if a dose was missed.',
      'Habits: walks, sleeping place, fears, what calms.',
      'The vet, the way there, and how much may be spent without asking.',
      'How you are reached, and who decides if you are not.',
    ),
    'Save it as a PDF and add it under <strong>Documents and Forms</strong>, so that it is at hand on a phone too.',
  ),
  answered(
    'What if I am delayed or can’t be reached?',
    'Before you leave, name a second person in the care team and agree on the hour from which they take over. Your pet’s emergency sheet lists whom to call in which order. Our emergency number answers day and night if nobody on the list does.',
  ),
  answered(
    'May my sitter decide at the vet’s?',
    'Only if you have said so. Write one page: the name of the sitter, the name of your pet, your dates, the amount they may agree to, and your signature. Give one copy to the vet, and add one to your pet’s documents. For the case that you can’t be asked at all, a pet trust is the safer way.',
  ),
  answered(
    'How do I plan it together with somebody?',
    'Press <strong>Schedule Planning Call</strong> below. Say which day and time suit you, how we reach you and what it is about. We confirm the time, in your inbox or by mail.',
  ),
];
