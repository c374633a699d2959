import { answered, points, steps } from './demo-answer';

export const FINANCES_ANSWERS = [
  answered(
    'Whom do I ask about a payment, an invoice or a receipt?',
    'Press <strong>Contact Finance Team</strong> below and say what it is about. If you have an inbox, a chat with the team opens and the answer comes there; otherwise it comes by mail. Name the date and the amount, so that we find the payment at once.',
  ),
  answered(
    'Will anybody ask for my card number in the portal?',
    'No. We never ask for card numbers, bank passwords or codes, neither in a chat nor in a form, by mail or on the phone. If somebody does so in our name, don’t answer, and tell us with <strong>Contact Finance Team</strong>.',
  ),
  answered(
    'Does the portal hold the money of a pet trust?',
    'No. The money of a trust is managed by its trustee, as its document says. The portal keeps what belongs to the care: who is in the trust, which pets it provides for, and the papers you add to them. Questions about payments from a trust go to its trustee; you find them in the care team of the pet.',
  ),
  answered(
    'Where do I keep vet bills and other receipts?',
    steps(
      'Open the pet in <strong>Pet Records</strong>.',
      'Go to <strong>Documents and Forms</strong> and press <strong>Add</strong>, then <strong>Document</strong>.',
      'Choose the PDF (up to 10 MB) and give it a title that says what it is and from when.',
    ),
    'Everybody on the pet’s team sees it there: the trustee who pays, and the caretaker who was at the vet’s.',
  ),
  answered(
    'How do I prepare for the costs of caring for my pet when I can’t?',
    points(
      'Write down what a usual month costs: food, medicine, insurance, visits.',
      'Add a reserve for one large treatment.',
      'Note who may decide how much is spent, and whom they ask first.',
      'Put all this into a document of the pet, where the trustee and the caretaker see it.',
    ),
    'Templates and guides are in the <strong>Library</strong>. For your own case ask an attorney: members with this role are in the <strong>Directory</strong>.',
  ),
  answered(
    'I can’t pay on time. What can I do?',
    'Tell us before the date, with <strong>Contact Finance Team</strong>, or ask for a call with <strong>Schedule a Call</strong>. We find a way more easily the earlier we know. Your pets’ records, their teams and the emergency number stay open to you meanwhile.',
  ),
  answered(
    'How do I give to the organisation, or in memory of an animal?',
    'Write to the finance team with <strong>Contact Finance Team</strong>. They tell you the ways there are, put the name of the animal to your gift if you wish, and send you a confirmation.',
  ),
];
