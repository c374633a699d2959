/** Poison lines for animals in the United States. Both answer day and night, and may charge a fee. */
export const POISON_LINES = [
  { name: 'ASPCA Animal Poison Control', phone: '(888) 426-4435' },
  { name: 'Pet Poison Helpline', phone: '(855) 764-7661' },
] as const;

export interface FirstAid {
  id: string;
  title: string;
  steps: readonly string[];
  /** Whether the poison lines are listed with it. */
  poison?: boolean;
}

/**
 * First aid for pets until a veterinarian can help, the same everywhere. It is part of the portal, so that a device
 * that has never signed in, or has no connection, says more than a number.
 */
export const FIRST_AID: readonly FirstAid[] = [
  {
    id: 'call-now',
    title: 'When to call a veterinarian right away',
    steps: [
      'Hard or noisy breathing, or gums that are blue, gray or white.',
      'Bleeding that does not stop after five minutes of firm pressure.',
      'Collapse, not being able to stand, or not waking up.',
      'A seizure longer than five minutes, or more than one in a day.',
      'A swollen, hard belly, or retching with nothing coming up.',
      'Straining without passing urine, above all a male cat.',
      'A car accident, a fall or a bite, even if your pet seems fine afterward.',
      'Anything poisonous, overheating, or an injured eye.',
      'After hours, call the nearest emergency animal hospital. Call before you drive so they’re ready.',
    ],
  },
  {
    id: 'poison',
    title: 'Poisoning',
    poison: true,
    steps: [
      'Remove what’s left, and keep other animals and children away.',
      'Call your veterinarian or a poison line right away, even if you see no signs yet.',
      'Say what it was, how much, when, and how much your pet weighs. Have the package at hand.',
      'Do not make your pet vomit, and give no milk, oil, salt or medicine, unless you are told to.',
      'Bring the package, and anything your pet vomited, to the clinic.',
    ],
  },
  {
    id: 'bleeding',
    title: 'Bleeding',
    steps: [
      'Press a clean cloth firmly on the wound for at least five minutes. Do not lift it to look.',
      'If blood soaks through, put another cloth on top and keep pressing.',
      'Leave in place whatever is stuck deep in a wound.',
      'Keep your pet lying still and warm, and drive to the clinic.',
    ],
  },
  {
    id: 'choking',
    title: 'Choking',
    steps: [
      'If your pet still coughs or breathes, keep it calm and drive to the clinic now.',
      'If you can see the object and reach it safely, pull it out. Do not push it deeper, and mind your fingers: a pet that chokes may bite.',
      'If no air gets through: hold a small pet with its head down and give five firm taps between the shoulder blades.',
      'For a larger dog, stand behind it, put a fist just below its ribs, and push in and up five times. Then look into the mouth again.',
      'See a veterinarian even if it came out: the throat may be injured.',
    ],
  },
  {
    id: 'not-breathing',
    title: 'No breathing and no heartbeat',
    steps: [
      'Have someone call the clinic while you start.',
      'Lay your pet on its side on a firm surface. Press the chest at its widest place 100 to 120 times a minute, by a third to half of its width.',
      'After every 30 presses hold the mouth closed and breathe twice into the nose, so that the chest rises.',
      'Keep going until your pet breathes or someone at the clinic takes over.',
    ],
  },
  {
    id: 'heat',
    title: 'Heat stroke',
    steps: [
      'Cool first, then drive: bring your pet into the shade or into air conditioning.',
      'Pour cool water over it, not ice water, and let a fan or the wind blow on the wet coat.',
      'Offer small sips of water. Never pour water into the mouth.',
      'Drive to the clinic with the windows open or the air conditioning on, even if your pet seems better.',
    ],
  },
  {
    id: 'seizure',
    title: 'A seizure',
    steps: [
      'Look at the clock. Longer than five minutes, or a second one, is an emergency.',
      'Do not hold your pet down, and keep your hands away from its mouth.',
      'Move furniture and objects out of its way, turn down light and noise, and keep it away from stairs.',
      'If you can, take a short video for the veterinarian.',
      'Afterward let it rest in a cool, quiet place, and call the clinic.',
    ],
  },
  {
    id: 'hit-by-car',
    title: 'Hit by a car, or badly hurt',
    steps: [
      'Your own safety comes first: watch for traffic.',
      'Even the gentlest pet may bite when it is in pain. Cover its head loosely with a towel, or tie a soft muzzle if it breathes freely and does not vomit.',
      'Slide it onto a board or a blanket with as little bending as you can, and keep it warm.',
      'Give nothing to eat or drink, and no painkillers made for people.',
      'Drive to the clinic, even if it gets up and walks: injuries inside do not show.',
    ],
  },
  {
    id: 'lost',
    title: 'Looking for a lost pet',
    steps: [
      'Search your home and its surroundings first. A frightened cat often hides within a few houses.',
      'Report the microchip as lost where it is registered, and check that your phone number there is right.',
      'Call shelters, animal control and veterinarians nearby, and go there in person the next day.',
      'Put up flyers with one clear photo and your phone number. Keep one identifying mark to yourself so you can tell who has really found your pet.',
      'Do not chase a pet that runs from you. Sit down, speak softly and let it come.',
    ],
  },
  {
    id: 'cannot-care',
    title: 'You can’t care for your pets yourself',
    steps: [
      'In the hospital, or after an accident, tell the people helping you that animals are waiting at your home.',
      'Call your caretaker, then the next person on your pet’s emergency sheet.',
      'If no one answers, call the emergency line above. Give your name and address, and say how many pets there are.',
      'Say who has a key, what medicine is due today, and where the food is.',
      'Are you a neighbor or a relative? Make sure the pets have water, food and their medicine today, and look for the emergency sheet on the fridge or by the door. Don’t give a pet away in the first few days.',
    ],
  },
];
