import { dayIn, yearsAfter, type Paper, type PaperFacts } from './paper';

const HEARTHSIDE: Paper['from'] = {
  name: 'Hearthside',
  lines: ['Pet Trust Community · 40 Hearth Lane, Portland, Oregon 97205', '+1 (503) 555-0199'],
  color: '#1d6b58',
  mark: 'paw',
};

const animal = ({ pet, species, owner }: PaperFacts) => ({
  facts: [
    ['Name', pet.name],
    ['Animal', `${species}, ${pet.breed}`],
    ['Color', pet.color],
    ['Weight', pet.weight === null ? 'Unknown' : `${pet.weight} lbs`],
    ['Owner', owner.name],
    ['Phone', owner.phone],
    ['Address', owner.address],
    ['Email', owner.email],
  ] as const,
});

/** The adoption papers of a pet. */
export function adoption(facts: PaperFacts): Paper {
  const { date, number, pet, owner } = facts;
  return {
    title: 'Adoption papers',
    heading: 'Adoption Agreement',
    subheading: `Between Second Sunrise Animal Rescue and ${owner.name}`,
    from: {
      name: 'Second Sunrise Animal Rescue',
      lines: [
        'A home for those who wait · 9 Harbor Street, Portland, Oregon 97209',
        '+1 (503) 555-0240',
      ],
      color: '#7a4a0c',
      mark: 'paw',
    },
    number,
    date,
    seal: 'ADOPTED',
    blocks: [
      animal(facts),
      { heading: 'The adopter promises' },
      {
        clauses: [
          `to give ${pet.name} a home as a member of the family, with fresh water, good food, shelter and company;`,
          'to see a veterinarian once a year and whenever it is needed;',
          'never to sell or give the animal away, but to bring it back to the rescue if it can no longer stay;',
          'to let the rescue visit once within the first three months, by appointment.',
        ],
      },
      { heading: 'The rescue confirms' },
      {
        text: `${pet.name} was examined, treated against parasites and vaccinated as far as age allowed, and was with the rescue for ${3 + (pet.name.length % 5)} weeks. What is known of health and temperament was told to the adopter. The fee of $${120 + pet.name.length * 5} was received with thanks.`,
      },
      {
        signatures: [
          ['Marisol Greene', 'For the rescue'],
          [owner.name, 'Adopter'],
        ],
      },
    ],
  };
}

/** The organization's first questions about a pet. */
export function intake(facts: PaperFacts): Paper {
  const { date, number, pet, owner, caretaker, clinic } = facts;
  return {
    title: 'Pet intake form',
    heading: 'Pet Intake Form',
    subheading: `Filled in by ${owner.name} on ${dayIn(date)}`,
    from: HEARTHSIDE,
    number,
    date,
    blocks: [
      animal(facts),
      { heading: 'Everyday life' },
      {
        checks: [
          [true, 'is used to being handled'],
          [pet.age !== null && pet.age > 1, 'can be left alone for some hours'],
          [pet.name.length % 2 === 0, 'gets along with other animals'],
          [true, 'may be given treats'],
          [pet.conditions !== '', 'takes medicine every day'],
        ],
      },
      { heading: 'Health' },
      { text: `Allergies: ${pet.allergies || 'none known.'}` },
      { text: `Conditions: ${pet.conditions || 'none known.'}` },
      { heading: 'People' },
      {
        facts: [
          ['Veterinarian', clinic.doctor],
          ['Clinic', clinic.name],
          ['Caretaker', caretaker || 'To be named'],
          ['Clinic phone', clinic.phone],
        ],
      },
      {
        signatures: [
          [owner.name, 'Owner'],
          ['Priya Raman', 'Received by'],
        ],
      },
    ],
  };
}

/** What is insured, and for how much. */
export function insurance(facts: PaperFacts): Paper {
  const { date, number, pet, owner } = facts;
  const premium = 24 + pet.name.length * 3 + Math.round((pet.age ?? 0) * 1.5);
  return {
    title: 'Insurance policy',
    heading: 'Policy Schedule',
    subheading: `Evergreen Companion Plan for ${pet.name}, policyholder ${owner.name}`,
    from: {
      name: 'Evergreen Mutual Pet Insurance',
      lines: ['1200 Harbor Steps, Seattle, Washington 98101', '+1 (206) 555-0250'],
      color: '#2b5f93',
      mark: 'shield',
    },
    number,
    date,
    blocks: [
      animal(facts),
      { heading: 'Cover' },
      {
        table: {
          head: ['Section', 'Limit a year', 'You pay'],
          widths: [52, 24, 24],
          rows: [
            ['Accident and emergency', '$12,000', '10 %'],
            ['Illness, tests and surgery', '$12,000', '20 %'],
            ['Medicines on prescription', '$2,500', '20 %'],
            ['Boarding while the owner is in the hospital', '$900', '—'],
            ['Liability to others', '$100,000', '$250'],
          ],
        },
      },
      {
        text: `Cover runs from ${dayIn(date)} to ${dayIn(yearsAfter(date, 1))} and renews unless canceled thirty days before. Premium: $${premium}.00 a month; deductible: $250 a year.`,
      },
      { heading: 'Left out' },
      {
        text: pet.conditions
          ? `Known when the policy began, and therefore left out: ${pet.conditions}`
          : 'Nothing was known when the policy began, and nothing is left out.',
      },
      { pageBreak: true },
      { heading: 'How to claim' },
      {
        clauses: [
          'Pay the clinic and keep the itemized invoice.',
          'Send invoice and medical notes within ninety days, by mail or to claims@evergreen-mutual.example.',
          'We decide within ten working days and pay to the account on file.',
          'If the pet is in the care of a trust, the trustee may claim in the policyholder’s place.',
        ],
      },
      { heading: 'Waiting periods' },
      {
        text: 'Accidents: two days. Illness: fourteen days. Hips and ligaments: six months, unless a veterinarian found them sound at the beginning.',
      },
      { signatures: [['Caroline Voss', 'Underwriter']] },
    ],
  };
}

/** The pages of a trust deed that concern one pet. */
export function trust(facts: PaperFacts): Paper {
  const { date, number, pet, owner, trustee, caretaker } = facts;
  const name = facts.trust || `${owner.name} Pet Trust`;
  const trustees = trustee || 'a trustee named by the protector';
  return {
    title: 'Trust agreement (extract)',
    heading: 'Extract of Trust Agreement',
    subheading: name,
    from: {
      name: 'Abara & Colleagues, Attorneys at Law',
      lines: ['1 Court Square, Denver, Colorado 80206', '+1 (303) 555-0130'],
      color: '#20302c',
      mark: 'scales',
    },
    number,
    date,
    seal: 'CERTIFIED COPY',
    blocks: [
      {
        text: `This extract contains the articles of ${name} (the “Trust”), made by ${owner.name} (the “Grantor”), that concern the animal named below.`,
      },
      animal(facts),
      { heading: 'Article II. Beneficiary' },
      {
        text: `The Trust is for the care of ${pet.name} for as long as ${pet.name} lives, and of no other animal unless the Grantor adds it in writing.`,
      },
      { heading: 'Article III. Trustee' },
      {
        text: `The Trustee is ${trustees}. The Trustee holds the funds, pays the caretaker every month and visits the animal at least twice a year.`,
      },
      { heading: 'Article IV. Caretaker' },
      {
        text: `${caretaker || 'The caretaker named in the pet’s record'} takes the animal in within twenty-four hours of the Grantor’s death or incapacity and keeps it as a member of the household.`,
      },
      { pageBreak: true },
      { heading: 'Article V. Standard of care' },
      {
        clauses: [
          'Food of the kind the animal is used to, and fresh water at all times.',
          'A complete veterinary examination once a year, and treatment whenever it is needed.',
          pet.allergies
            ? `Regard for its allergies: ${pet.allergies}`
            : 'No known allergies; any found later are written into the record.',
          pet.conditions
            ? `Regard for its conditions: ${pet.conditions}`
            : 'No known conditions; any found later are written into the record.',
          'Company, exercise and rest as befits its age.',
        ],
      },
      { heading: 'Article VI. Funds' },
      {
        text: 'The Trustee pays reasonable costs of food, care, insurance and medicine from the income, and from the capital where the income does not suffice. What remains goes to the remainder beneficiaries of Article IX.',
      },
      { heading: 'Article VII. End of life' },
      {
        text: 'No animal is put down for convenience. The decision is made by the caretaker together with the veterinarian, and only to end suffering.',
      },
      {
        signatures: [
          [owner.name, 'Grantor'],
          ['Henry Abara', 'Attorney'],
        ],
      },
    ],
  };
}

/** Where a microchip is registered. */
export function microchip(facts: PaperFacts): Paper {
  const { date, number, pet, clinic, owner } = facts;
  const digits = [...`${pet.name}${owner.name}`].reduce(
    (sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 1e12,
    7,
  );
  return {
    title: 'Microchip registration',
    heading: 'Microchip Registration',
    subheading: `Registered for life on ${dayIn(date)}`,
    from: {
      name: 'National Companion Registry',
      lines: ['PO Box 555, Denver, Colorado 80201', '+1 (303) 555-0260, day and night'],
      color: '#2b5f93',
      mark: 'shield',
    },
    number,
    date,
    seal: 'REGISTERED',
    blocks: [
      {
        facts: [
          [
            'Chip number',
            `985 ${String(digits)
              .padStart(12, '1')
              .replace(/(\d{4})(?=\d)/g, '$1 ')}`,
          ],
          ['Implanted by', `${clinic.doctor}, ${clinic.name}`],
        ],
      },
      animal(facts),
      { heading: 'If this animal is found' },
      {
        text: 'Any clinic or shelter can read the chip. Call the number above with it; we call the owner at once, and then the people below.',
      },
      {
        facts: [
          ['Second contact', facts.caretaker || 'None named'],
          ['Third contact', facts.trustee || 'None named'],
        ],
      },
      { text: 'Tell us when you move. A chip with an old address finds nobody.' },
    ],
  };
}
