import { answered, points, steps } from './demo-answer';

export const FAQ_ANSWERS = [
  answered(
    'What should I do if my pet is lost?',
    'Begin at once, and close to home:',
    steps(
      'Search house, garden and the near streets quietly, with something that smells of home.',
      'Report the chip as lost to its register, and call shelters, animal control and vets nearby.',
      'Write into your care team’s chat in the <strong>Inbox</strong> and divide the streets. Anybody linked to your pet finds its picture and marks in <strong>Pet Records</strong>.',
      'Call our emergency number, day or night. We tell members near you.',
    ),
    'The whole list stands under <strong>Emergencies</strong>, which also opens without a connection once you have visited it.',
  ),
  answered(
    'Can I have pet food delivered automatically?',
    'The portal sells and delivers nothing itself. An order that repeats at a shop of your choice works well, if others know about it:',
    points(
      'Choose a rhythm that leaves two weeks of food in the house.',
      'Write brand, kind, amount and shop into your pet’s record, so that whoever takes over keeps to the same food.',
      'Note there how the order is changed or stopped, and who pays for it. Never write down passwords or card numbers.',
      'Tell your caretaker on which day it comes, in case you are away.',
    ),
    'If the costs shall be carried by a pet trust later, speak to your trustee: they can take such an order over.',
  ),
  answered(
    'My question is not answered here. Whom can I ask?',
    'Search the help center from its first page: the search looks through all topics at once. What nobody finds is noted for us, without your name, so that the answer can be written.',
    points(
      'Press <strong>Contact Support</strong>. If you have an inbox, your chat with the team opens; otherwise we answer by mail.',
      'Press <strong>Schedule a Call</strong> in a topic if you would rather talk.',
      'If an animal is in danger, call a veterinarian, and then our emergency number. Don’t wait for an answer to a message.',
    ),
  ),
  answered(
    'I have to move for a new job. What happens to my pet’s care plan?',
    'It moves with you, and some of it has to be made anew:',
    steps(
      'Change your address in <strong>Profile</strong>, and in each pet’s record, as soon as you know it.',
      'Look for a vet at the new place, and change the <strong>Service Providers</strong>. Download the documents and take them along on paper too.',
      'Ask everybody in the care team whether they can still do it from where they live. Look for new caretakers in <strong>Caregivers</strong>, and for attorneys in the <strong>Directory</strong>.',
      'Have an attorney look over your pet trust: the law differs from state to state, and more so abroad.',
      'Change the address at the register of the chip, and at the insurance.',
      'Print the emergency sheet again on the first day in the new home.',
    ),
    'If you can’t take your pet with you at once, a foster may bridge the time. Press <strong>Contact Support</strong> some weeks ahead.',
  ),
  answered(
    'My landlord has changed the rules on pets. What can I do?',
    'Don’t give your pet away in a hurry, and don’t sign anything on the spot.',
    steps(
      'Ask for the change in writing, with the date from which it shall hold.',
      'Read your lease. As a rule a landlord can’t change it on their own while it runs; at a renewal they often can.',
      'Assistance animals are not pets in the eyes of the law in many places, and other rules hold for them.',
      'Offer something: a reference of your vet, proof of vaccinations and insurance, a deposit, a visit.',
      'Ask an attorney or the tenants’ advice of your town before a date has passed. Attorneys of the community stand in the <strong>Directory</strong>.',
    ),
    'If you need time, write to us with <strong>Contact Support</strong>: a foster can take your pet in while you look for a home, and it stays yours.',
  ),
];
