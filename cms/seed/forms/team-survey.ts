import { grid, one, section, some, words, type DemoForm } from './demo-form';

/** The yearly survey of everyone who works with the organization: sent, and not reviewed. */
export const TEAM_SURVEY: DemoForm = {
  title: 'Community Survey',
  about:
    'Once a year we ask everybody who works with us how it is going. Nobody approves or rejects it; our admins read what each of us wrote, with names.',
  roles: [
    ...(['trustee', 'caretaker', 'attorney', 'veterinarian', 'foster'] as const),
    ...(['volunteer', 'board_member', 'employee'] as const),
  ],
  withoutReview: true,
  sections: [
    section('Your year with us', '', [
      one('How likely are you to recommend Hearthside to a friend?', [
        'Very likely',
        'Likely',
        'Not sure',
        'Unlikely',
      ]),
      grid(
        'How content are you with these?',
        [
          'Answers to your questions',
          'The portal',
          'Training',
          'Thanks you get',
          'Care of the animals',
        ],
        ['Very', 'Fairly', 'Little', 'Not at all'],
      ),
      one('How many hours a month did you give?', [
        '5 to 10',
        'Up to 5',
        '11 to 20',
        'More than 20',
      ]),
      some('What kept you here?', [
        'The animals',
        'The people',
        'Learning something',
        'Flexible hours',
        'The cause',
      ]),
      words(
        'One thing we should <b>stop</b> doing',
        [
          'Asking for the same address on three papers.',
          'Mails after nine in the evening.',
          'Moving animals on a Friday.',
          'Nothing comes to mind, which says something.',
          'Meetings without a list of what is to be decided.',
        ],
        { optional: true },
      ),
      words(
        'One thing we should <b>begin</b> doing',
        [
          'A short call a month after a pet has moved.',
          'A list of who can drive at night.',
          'Pictures from the new homes. We never see them again otherwise.',
          'Pay the fosters’ vet bills directly.',
          'An evening for those who have lost one.',
        ],
        { optional: true },
      ),
    ]),
    section(
      'Homes and hands',
      'For those who look after animals.',
      [
        one('Did you have what you needed when an animal came?', ['Yes', 'Mostly', 'No']),
        grid(
          'How quickly did help come?',
          ['By day', 'At night', 'At weekends'],
          ['At once', 'Within an hour', 'Later', 'Not at all'],
        ),
        words(
          'What was missing?',
          [
            'A crate of the right size.',
            'The list of medicines came a day late.',
            'Somebody who had met the dog before.',
          ],
          { optional: true },
        ),
      ],
      ['caretaker', 'foster', 'volunteer'],
    ),
    section(
      'Advice and trusts',
      'For those who advise families and answer for trusts.',
      [
        one('Were the papers complete when a family came to you?', ['Mostly', 'Yes', 'Seldom']),
        some('Which papers were missing?', [
          'Identification of the animal',
          'Medical history',
          'Name of a second caretaker',
          'Statement of funds',
          'None',
        ]),
      ],
      ['trustee', 'attorney', 'veterinarian'],
    ),
    section(
      'The organisation',
      'For employees and the board.',
      [
        grid(
          'How do you see these?',
          ['Leadership', 'Finances', 'Workload', 'Our promises to owners'],
          ['Strong', 'Sound', 'Weak'],
        ),
        one('Should Desmond Okoro chair the board for a second term?', ['Yes', 'I abstain', 'No'], {
          roles: ['board_member'],
          hiddenFrom: ['desmond'],
        }),
        words(
          'What should the board know that it does not ask?',
          [
            'That three people know how the accounts of the trusts are closed, and two of them are on holiday in August.',
            'The night line is one telephone and one person.',
          ],
          { optional: true, roles: ['employee'] },
        ),
      ],
      ['board_member', 'employee'],
    ),
  ],
};
