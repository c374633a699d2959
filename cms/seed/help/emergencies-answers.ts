import { answered, points, steps } from './demo-answer';

export const EMERGENCIES_ANSWERS = [
  answered(
    'My pet has eaten something poisonous',
    '<strong>Act at once, also if nothing is to be seen yet.</strong>',
    steps(
      'Take what is left away from the animal, also out of its mouth if you can do so safely. Keep other animals and children away.',
      'Call your veterinarian or the nearest animal hospital. In the United States poison lines for animals answer day and night: <a href="tel:+18884264435">ASPCA Animal Poison Control, (888) 426-4435</a>, and <a href="tel:+18557647661">Pet Poison Helpline, (855) 764-7661</a>. They may charge a fee.',
      'Say what it was, how much, when, and how heavy the animal is. Have the package in your hand.',
      '<strong>Don’t</strong> make it vomit and give neither milk, oil, salt nor medicine, unless the vet tells you to. Some poisons do more harm on the way back.',
      'Drive there. Take the package with you, and what was vomited, in a bag.',
    ),
    'Dangerous already in small amounts: chocolate, grapes and raisins, xylitol (birch sugar), onions, lilies for cats, antifreeze, rat and slug bait, and painkillers made for people.',
  ),
  answered(
    'My pet is injured or has collapsed',
    steps(
      'Look after your own safety first: traffic, power, other animals. An animal in pain may bite even those it loves.',
      '<strong>Call the veterinarian</strong> while you do the rest, or have somebody call.',
      'Bleeding: press a clean cloth firmly on it, at least five minutes without looking. If blood comes through, put a second cloth on top of it.',
      'No breath and no heartbeat: lay it on its right side. Press the chest 100 to 120 times a minute, a third of its width deep; after 30 times close the mouth and breathe twice into the nose.',
      'Seizure: move away what it could hit, touch nothing else, look at the clock. Longer than five minutes is an emergency.',
      'Heat: shade, wet it with cool, not icy water, let air move over it, small sips only.',
      'Carry it on a board or a blanket, kept warm, and drive carefully.',
    ),
    'Give nothing to eat and no painkillers. The emergency sheet of the pet names its vet, its allergies and its illnesses: take it along.',
  ),
  answered(
    'My pet is lost',
    steps(
      'Search the house first, then the near surroundings, quietly, at the hours when it is used to walks or food. Frightened cats often hide within a few houses.',
      'Leave something that smells of home outside the door, and somebody at home.',
      'Report the number of the chip as lost to the register where it is entered, and see that your phone number there is right.',
      'Call the shelters, the animal control and the vets around, and go there yourself the next day.',
      'Tell your neighbours, and put up notices with one clear photo and your phone number. Keep one mark to yourself, to recognise who has really found it.',
      'Write into the chat of your care team. Divide the streets between you.',
    ),
    'Call our emergency number above: we tell members near you. Don’t chase an animal that runs from you; sit down, speak softly, let it come.',
  ),
  answered(
    'The caretaker does not answer',
    steps(
      'Call twice, some minutes apart, and send one text message that asks for an answer by a certain time.',
      'Open the pet in <strong>Pet Records</strong>, then <strong>Emergency sheet</strong>, and call the next person under <strong>Call in this order</strong>.',
      'Ask somebody with a key, or a neighbour, to look after the animal, and to knock before they go in.',
      'If nobody is reached within an hour, or at once if the animal needs medicine, is ill or is alone in the heat, call our emergency number above.',
      'If you fear that something has happened to the caretaker, call the police or 911.',
    ),
    'Afterwards write into the record what happened, and choose with your team who is called second from now on.',
  ),
  answered(
    'Fire, flood, storm or evacuation',
    '<strong>If you have to go, take your animals with you.</strong> What is unsafe for you is unsafe for them, and you may not be let back for days.',
    steps(
      'Bring all animals into one room early, cats and small animals into their carriers.',
      'Take: leash, carrier, food and water for three days, medicine, the printed emergency sheet, a photo of you with each animal.',
      'Ask before you drive which shelter takes animals; many don’t. Friends, a vet’s kennel or a hotel may.',
      'If you can’t get home, call who has a key, then our emergency number above.',
      'If you must leave an animal behind: never tied or caged, with much water, in a high room, with a note on the door that says which animals are inside and where you are.',
    ),
    points(
      'Horses and farm animals: open the way to high ground early, and write your phone number on their coat.',
      'In smoke or a fire, don’t go back in. Tell the fire fighters where the animals are.',
    ),
  ),
  answered(
    'The owner has died or is in hospital',
    steps(
      'See that the animals have water, food and their medicine today. Everything else has time.',
      'Look for the emergency sheet: at the fridge, at the door, or in <strong>Pet Records</strong> if the pet is shared with you.',
      'Call the caretaker named there, then the trustee.',
      'If you know of nobody, call our emergency number above and tell us the name of the owner. We look up who takes over.',
      'Keep a list of what is spent and done. The trustee will need it.',
    ),
    'Nobody should give an animal away in the first days. That is for the trust to decide.',
  ),
];
