import { answered, points, steps } from './demo-answer';

export const CARE_TEAM_ANSWERS = [
  answered(
    'Who belongs to a care team?',
    points(
      '<strong>Trustee:</strong> manages the money of the pet’s trust and sees that it is used for the animal.',
      '<strong>Foster:</strong> takes the pet into their home for a time.',
      '<strong>Caretaker:</strong> looks after the pet day by day when the owner can’t.',
    ),
    'Each of the three has one place in the team. Veterinarians, groomers, walkers and others stand under <strong>Service Providers</strong>.',
  ),
  answered(
    'How do I add or change somebody in the team?',
    steps(
      'Open your pet in <strong>Pet Records</strong> and press <strong>Edit</strong>.',
      'Under the care team enter name, phone and address, or link a member.',
      'Press <strong>Save</strong>. You see once more what changes, and confirm.',
    ),
  ),
  answered(
    'What does linking somebody to their account change?',
    'Without a link the team holds a name, a phone number and an address: a note for you and for the emergency sheet. With the link this person sees the pet: its record, documents and emergency sheet. They are told so, and can’t change the record. Take the link away and the sight ends.',
  ),
  answered(
    'Why can’t I link somebody whom I know to be a member?',
    'They have to be verified, and their role must have pet records: trustees, fosters, caretakers, volunteers, employees and veterinarians do. Search for their name, not for their email address. If you still don’t find them, enter them without a link and write to us.',
  ),
  answered(
    'What should everybody in the team know?',
    points(
      'That they are in it. Ask before you enter somebody.',
      'Where the key, the food and the medicine are.',
      'Who calls whom, and who decides at the vet’s.',
      'Where the emergency sheet hangs.',
    ),
    'A group chat in the <strong>Inbox</strong> with all of them keeps it in one place. A pet that is in a trust has one already, under the name of the trust.',
  ),
  answered(
    'Somebody in the team can’t do it any more. What now?',
    'Talk to whoever is to take their place first, then change the entry: the old name goes and the new one comes in one save. Print the emergency sheet again and replace the copies. If nobody is in sight, write to us early: volunteers and fosters of the community may help for a time.',
  ),
  answered(
    'Can I see what others have done with my pet’s record?',
    'Yes. The history on the pet’s page tells who changed what and when. If somebody else changes the record, you are also told by a notification. Only you and the admins can change it.',
  ),
];
