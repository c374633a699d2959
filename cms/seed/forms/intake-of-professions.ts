import { grid, known, one, section, some, words, YES_NO, type DemoForm } from './demo-form';

/** Questions for a veterinarian who treats the organization's animals. */
export const VETERINARIAN_INTAKE: DemoForm = {
  title: 'Veterinarian Registration',
  about:
    'Owners link you to their animals; you then see their medical records. We ask for your licence, your clinic and how we reach you when it cannot wait.',
  roles: ['veterinarian'],
  sections: [
    section('You and your licence', '', [
      known('First name', 'firstName'),
      known('Last name', 'lastName'),
      words(
        'Number of your licence and the state or country that issued it',
        [
          'OR-VET-20417, Oregon',
          'WA-11862, Washington',
          'MA-7731, Massachusetts',
          'IL-090-4415, Illinois',
        ],
        { links: [['Where to find it', 'https://www.aavsb.org']] },
      ),
      one('Is it in good standing?', ['Yes', 'There is a proceeding', 'No']),
      some('What do you treat?', [
        'Dogs and cats',
        'Birds',
        'Horses',
        'Rabbits and rodents',
        'Reptiles',
      ]),
      some('Are you a specialist?', [
        'No',
        'Surgery',
        'Internal medicine',
        'Behaviour',
        'Oncology',
        'Dentistry',
      ]),
    ]),
    section('The clinic', '', [
      words('Name and address of the clinic', [
        'Clinic Way Animal Hospital, 300 Clinic Way, Portland',
        'Ballard Pets, 44 Ballard Way, Seattle',
        'Newbury Veterinary, 10 Newbury Street, Boston',
        'Cooper Street Small Animal Practice, Chicago',
      ]),
      known('A phone number that is answered', 'phoneNumber'),
      one('Do you see emergencies?', [
        'During opening hours',
        'Day and night',
        'No, we refer them',
      ]),
      grid(
        'What can be done there?',
        ['X-ray', 'Ultrasound', 'Blood tests', 'Surgery', 'Overnight stay'],
        ['In the house', 'Sent out', 'Not at all'],
      ),
      one('Do you make home visits?', ['No', 'In exceptions', 'Yes']),
    ]),
    section('Working with us', '', [
      one('Would you bill a trust instead of an owner?', ['Yes', 'After a talk', 'No']),
      one('May a trustee call you about costs?', YES_NO),
      words('What do you want to be asked before an animal is put to sleep on behalf of a trust?', [
        'Whether anybody who loves it has been told, and whether they want to be there.',
        'For two opinions in writing, and one night.',
        'I want the owner’s own words, if there are any. That is why your care plans matter.',
      ]),
      words('Anything else?', ['Please send records as PDF, not as photographs.'], {
        optional: true,
      }),
    ]),
  ],
};

/** Questions for an attorney who drafts pet trusts. */
export const ATTORNEY_INTAKE: DemoForm = {
  title: 'Attorney Registration',
  about:
    'Our attorneys prepare pet trusts and answer questions about them. We ask for your admission to the bar, your experience and how families may work with you.',
  roles: ['attorney'],
  sections: [
    section('Admission', '', [
      known('First name', 'firstName'),
      known('Last name', 'lastName'),
      words('State of admission and bar number', [
        'Colorado, 41877',
        'Massachusetts, BBO 662910',
        'Illinois, ARDC 6291144',
      ]),
      one('Have you ever been disciplined by a bar?', ['No', 'Yes']),
      known('Street address of your office', 'streetAddress'),
      known('Phone number', 'phoneNumber'),
    ]),
    section('Practice', '', [
      some('Your fields', [
        'Estate planning',
        'Trusts',
        'Elder law',
        'Tax',
        'Animal law',
        'Nonprofit law',
      ]),
      one('How many pet trusts have you drafted?', [
        '1 to 10',
        'None yet',
        '11 to 50',
        'More than 50',
      ]),
      grid(
        'How familiar are you with these?',
        [
          'Statutory pet trusts',
          'Honorary trusts',
          'Pour-over wills',
          'Trust protectors',
          'Litigation over a trust',
        ],
        ['I teach it', 'I do it', 'I know of it'],
      ),
      words('A clause you would never leave out', [
        'How the trustee proves that the animal is the animal: chip, photograph and a veterinarian.',
        'Who decides when trustee and caretaker disagree, by name.',
        'What happens to the money afterwards. Families forget it, and quarrel.',
      ]),
    ]),
    section('Working with families', '', [
      one('How do you charge for a simple pet trust?', [
        'A fixed fee',
        'By the hour',
        'Without charge for hardship',
      ]),
      some('How may families meet you?', [
        'In the office',
        'By phone',
        'By video',
        'At their home',
      ]),
      one('Would you take two families a year without charge?', ['Yes', 'One', 'No']),
      words(
        'Conflicts we should know of',
        [
          'I am on the board of the county shelter.',
          'None.',
          'My partner represents a breeder we have complained about.',
        ],
        { optional: true },
      ),
      one('May we list you in the directory?', YES_NO),
    ]),
  ],
};
