import { dayIn, yearsAfter, type Paper, type PaperFacts } from './paper';

const letterhead = ({ clinic }: PaperFacts): Paper['from'] => ({
  name: clinic.name,
  lines: [clinic.address, clinic.phone],
  color: '#1d6b58',
  mark: 'cross',
});

const patient = ({ pet, species, owner }: PaperFacts) => ({
  facts: [
    ['Patient', pet.name],
    ['Species and breed', `${species}, ${pet.breed}`],
    ['Sex', pet.gender === 'other' ? 'Not determined' : pet.gender === 'male' ? 'Male' : 'Female'],
    [
      'Age',
      pet.age === null
        ? 'Unknown'
        : pet.age < 1
          ? `${Math.round(pet.age * 12)} months`
          : `${pet.age} years`,
    ],
    ['Weight', pet.weight === null ? 'Unknown' : `${pet.weight} lbs`],
    ['Color', pet.color],
    ['Owner', owner.name],
    ['Address', owner.address],
  ] as const,
});

const VACCINES: Readonly<Record<string, readonly (readonly [string, string, number])[]>> = {
  Dog: [
    ['Rabies (killed virus)', 'RabiVet 3', 3],
    ['Distemper, adenovirus, parvovirus', 'Tetrashield DAPPv', 3],
    ['Leptospirosis', 'Leptoguard L4', 1],
    ['Bordetella', 'Bronchivet', 1],
  ],
  Cat: [
    ['Rabies (recombinant)', 'RabiVet Feline', 1],
    ['Panleukopenia, herpes, calicivirus', 'Trishield RCP', 3],
    ['Feline leukemia', 'Leukoguard', 2],
  ],
  Horse: [
    ['Rabies', 'RabiVet Equine', 1],
    ['Tetanus, Eastern and Western encephalitis', 'Equishield', 1],
    ['West Nile virus', 'Equishield West', 1],
  ],
};
const OTHERS = [['Rabies (killed virus)', 'RabiVet 3', 1]] as const;

/** A certificate of what a pet has been vaccinated against and until when. */
export function vaccination(facts: PaperFacts): Paper {
  const { date, number, pet, clinic } = facts;
  const rows = (VACCINES[facts.species] ?? OTHERS).map(([against, product, years], index) => [
    against,
    `${product}, lot ${number.slice(-4)}${String.fromCharCode(65 + index)}`,
    dayIn(date),
    dayIn(yearsAfter(date, years)),
  ]);
  return {
    title: 'Vaccination certificate',
    heading: 'Certificate of Vaccination',
    subheading: `This certifies that ${pet.name} was examined, found healthy and vaccinated on ${dayIn(date)}.`,
    from: letterhead(facts),
    number,
    date,
    seal: 'VACCINATED',
    blocks: [
      patient(facts),
      { heading: 'Vaccines given' },
      {
        table: {
          head: ['Against', 'Product and lot', 'Given', 'Valid until'],
          widths: [33, 29, 19, 19],
          rows,
        },
      },
      { heading: 'Examination' },
      {
        text: `Temperature, heart and lungs normal. Eyes, ears and teeth looked over. ${pet.allergies ? `Known allergy: ${pet.allergies}` : 'No known allergies.'} Observed for twenty minutes after the injections; no reaction.`,
      },
      {
        text: 'Keep this certificate with the pet’s papers. Boarding houses, groomers and public offices may ask for it.',
      },
      { signatures: [[clinic.doctor, 'Veterinarian']] },
    ],
  };
}

/** A radiologist's findings. */
export function xray(facts: PaperFacts): Paper {
  const { date, number, pet, clinic } = facts;
  const small = facts.species !== 'Dog';
  return {
    title: small ? 'X-ray report, skull and chest' : 'X-ray report, hips',
    heading: 'Radiology Report',
    subheading: `${small ? 'Skull and chest, two views' : 'Hips and stifles, ventrodorsal view'}, taken on ${dayIn(date)}`,
    from: letterhead(facts),
    number,
    date,
    blocks: [
      patient(facts),
      { picture: small ? 'chest' : 'hips' },
      { heading: 'Findings' },
      {
        text: small
          ? 'Lungs well aerated, no fluid. Heart outline within the normal range for size and age. Cheek teeth: crowns slightly long on the left lower side, roots unremarkable.'
          : 'Femoral heads well seated on the right; on the left a mildly shallow socket with slight flattening of the rim. Joint spaces even. No sign of fracture or of new bone. Stifles unremarkable.',
      },
      { heading: 'Assessment' },
      {
        text: small
          ? `Nothing that explains pain. Trim the teeth as planned and repeat in twelve months.`
          : `Early, mild changes of the left hip. ${pet.name} should stay lean and move a little every day; no treatment is needed now. Repeat in twelve months or earlier with lameness.`,
      },
      { signatures: [[clinic.doctor, 'Veterinarian']] },
    ],
  };
}

/** Laboratory values with their reference ranges. */
export function bloodwork(facts: PaperFacts): Paper {
  const { date, number, pet, clinic } = facts;
  const thyroid = /thyroid/i.test(pet.conditions);
  const kidney = /kidney/i.test(pet.conditions);
  const rows = [
    ['Red blood cells', '6.9', 'M/µL', '5.6 – 8.7', ''],
    ['White blood cells', '9.4', 'K/µL', '5.0 – 16.7', ''],
    ['Platelets', '288', 'K/µL', '148 – 484', ''],
    [
      'Glucose',
      /diabetes/i.test(pet.conditions) ? '241' : '94',
      'mg/dL',
      '74 – 143',
      /diabetes/i.test(pet.conditions) ? 'High' : '',
    ],
    ['Creatinine', kidney ? '2.1' : '1.1', 'mg/dL', '0.5 – 1.8', kidney ? 'High' : ''],
    ['Urea nitrogen', kidney ? '38' : '17', 'mg/dL', '7 – 27', kidney ? 'High' : ''],
    ['Alkaline phosphatase', '61', 'U/L', '23 – 212', ''],
    ['Alanine aminotransferase', '44', 'U/L', '10 – 125', ''],
    ['Total protein', '6.4', 'g/dL', '5.2 – 8.2', ''],
    ['Thyroxine (T4)', thyroid ? '0.8' : '2.3', 'µg/dL', '1.0 – 4.0', thyroid ? 'Low' : ''],
  ];
  return {
    title: thyroid ? 'Thyroid and blood panel' : 'Blood panel',
    heading: 'Laboratory Results',
    subheading: `Blood drawn fasting on ${dayIn(date)}`,
    from: letterhead(facts),
    number,
    date,
    blocks: [
      patient(facts),
      {
        table: {
          head: ['Test', 'Result', 'Unit', 'Reference', 'Flag'],
          widths: [36, 14, 14, 22, 14],
          rows,
        },
      },
      { heading: 'Comment' },
      {
        text: thyroid
          ? 'Thyroxine a little below the range before the morning tablet. Keep the dose and repeat in six months.'
          : kidney
            ? 'Kidney values slightly raised and stable since the last panel. Continue the kidney diet, offer plenty of water, repeat in four months.'
            : 'All values that matter are as they should be at this age. Repeat with the yearly check.',
      },
      { signatures: [[clinic.doctor, 'Veterinarian']] },
    ],
  };
}

/** What a caretaker may authorize in an emergency. */
export function consent(facts: PaperFacts): Paper {
  const { date, number, pet, owner, caretaker, clinic } = facts;
  return {
    title: 'Emergency care consent form',
    heading: 'Emergency Care Consent Form',
    subheading: `For ${pet.name}, when the owner cannot be reached`,
    from: letterhead(facts),
    number,
    date,
    blocks: [
      patient(facts),
      { heading: 'I agree that, in an emergency,' },
      {
        checks: [
          [true, 'the clinic examines my pet and gives first aid at once'],
          [true, 'pain relief, fluids and oxygen are given as the veterinarian sees fit'],
          [true, `surgery that cannot wait is done, up to $4,000 without asking again`],
          [true, `${caretaker || 'the person who brings my pet'} may decide in my place`],
          [false, 'my pet is moved to another hospital without my being asked'],
        ],
      },
      { heading: 'Please know' },
      {
        text: `${pet.allergies ? `Allergies: ${pet.allergies}` : 'No known allergies.'} ${pet.conditions ? `Conditions: ${pet.conditions}` : 'No known conditions.'}`,
      },
      {
        text: `I can be reached at ${owner.phone} or ${owner.email}. This consent holds until I withdraw it in writing.`,
      },
      {
        signatures: [
          [owner.name, 'Owner'],
          [clinic.doctor, 'Veterinarian'],
        ],
      },
    ],
  };
}
