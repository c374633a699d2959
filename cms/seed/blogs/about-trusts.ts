import { DRAWN } from '../library/pets-drawn';
import type { DemoBlog } from './demo-blog';

export const ABOUT_TRUSTS: readonly DemoBlog[] = [
  {
    title: 'What a Pet Trust Is, and What It Is Not',
    subtitle: 'The promise behind the paper, in plain words',
    category: 'about_pet_trusts',
    author: 'amara',
    daysAgo: 358,
    tags: ['Pet trusts', 'First steps'],
    excerpt:
      'A pet trust is a promise with money, a caretaker and somebody who watches over both. Here is what that means on an ordinary Tuesday.',
    cover: { behind: 'sage', pets: [DRAWN.old, DRAWN.tabby] },
    coverAlt: 'A golden dog with a blue collar and a striped cat, side by side',
    paragraphs: [
      '<p>Most people who call us begin with the same sentence: <em>“What happens to her when something happens to me?”</em> They have asked their children, who said “of course”. They have asked a neighbor, who said “we will see”. Both answers are kind. Neither of them buys food in the third year.</p><p>A pet trust turns the kind answer into one that lasts. You set money aside, you name a person who cares for your animals, and you name <strong>another</strong> person who looks after the money. The second one pays the first one, looks in twice a year, and can be held to what you have written.</p>',
      '<h2>Three people, three jobs</h2><ul><li><strong>The caretaker</strong> has the animal at home: the walks, the litter, the bad nights.</li><li><strong>The trustee</strong> has the money, pays on time and keeps accounts.</li><li><strong>The enforcer</strong> may ask questions, and go to court if nobody answers them. Often this is a friend of the family.</li></ul><p>One person can hold two of these jobs, but it is better if nobody does. Whoever feeds a cat should not have to argue with themselves about the price of her medicine, and whoever inherits the rest should not decide how long she lives.</p>',
      '<h2>What it is not</h2><p>It is <strong>not a will</strong>. A will speaks when you have died, and a court may take months to listen. A trust can work from the evening on which you are taken to hospital, and it can stop again when you come home.</p><p>It is <strong>not only for the rich</strong>. Our smallest trust looks after one elderly tortoise and a heat lamp. What matters is that the sum fits the care, and that somebody has worked it out.</p><p>It is <strong>not a gift to an animal</strong>. Animals own nothing. The money belongs to the trust, and the trust belongs to its purpose.</p><h2>Where to begin</h2><ol><li>Write down, on one page, how your animal lives today.</li><li>Ask one person whether they would take it in, and listen to how they say yes.</li><li>Keep a cost sheet for a month. There is one in the library under Financials.</li></ol><p>That is enough for a first talk. Everything after it, from the deed to the emergency card in your wallet, we do together.</p>',
    ],
  },
  {
    title: 'Choosing a Caretaker: Seven Questions before You Ask',
    subtitle: 'The right person is not always the one who loves animals most',
    category: 'about_pet_trusts',
    author: 'theo',
    daysAgo: 271,
    tags: ['Caretakers', 'Pet trusts'],
    excerpt:
      'Love is necessary and not enough. A trustee of many years tells what he asks before anybody signs.',
    cover: { behind: 'room', pets: [DRAWN.collie] },
    coverAlt: 'A black and white dog with a green bandana in a sunny room with a basket',
    paragraphs: [
      '<p>I have been a trustee for eleven families and have seen caretakers of every kind: sisters, dog walkers, a retired bus driver who turned out to be the best of them all. When it went wrong, it was never for lack of love. It was because nobody had asked about the lease.</p><p>So before you ask the great question, ask these small ones. Ask them of yourself first; you know more about your friends than you think.</p>',
      '<h2>About their life</h2><ol><li><strong>Who else lives there, and do they want it too?</strong> One unwilling person is enough to make a home unhappy.</li><li><strong>May they?</strong> Leases, landlords and neighbors’ associations have an opinion on dogs above thirty pounds.</li><li><strong>How old are they, and how old will your animal be?</strong> A parrot may well outlive all of you. Then you need a chain of people, not one.</li><li><strong>What do they do when they are ill or away?</strong> Somebody with a good answer to this has thought about all the rest.</li></ol><h2>About the animal</h2><ol start="5"><li><strong>Have they had the hard hours with it?</strong> A weekend in good weather says little. Let them take your dog for the week of the fireworks.</li><li><strong>What would be too much?</strong> Insulin twice a day, stairs, night walks. A person who knows their limit is safer than one who has none.</li></ol><h2>About the two of you</h2><ol start="7"><li><strong>Can you talk about money with them?</strong> The allowance, what it is for, what happens to what is left. If this talk is easy, the arrangement will be.</li></ol>',
      '<h2>Then ask, and then wait</h2><p>Give them the care plan to read and a week to think. “Yes, but” is a good answer: the <em>but</em> belongs into the agreement. “Yes!” within a second is a good answer from a dog.</p><blockquote>Name a second caretaker even if you are sure of the first. You would not travel with one shoe.</blockquote><p>And tell those whom you did not choose. A brother who learns from a lawyer that the cats go to the neighbor hears something else than what you meant. A brother who hears it from you, over coffee, may become the best second caretaker there is.</p>',
    ],
    state: {
      changedTo: 'The right person is not always the one who loves animals most, and that is fine',
      daysAgo: 4,
    },
  },
  {
    title: 'The First Ninety Days of a New Trust',
    subtitle: 'What happens between the signature and the first quiet evening',
    category: 'about_pet_trusts',
    author: 'priya',
    daysAgo: 96,
    tags: ['Pet trusts', 'Trustees', 'First steps'],
    excerpt:
      'The deed is signed. What now? A walk through the first three months, with a calendar to print.',
    cover: { behind: 'stand', pets: [] },
    coverAlt: 'A table under a green banner with papers, biscuits and a cup',
    paragraphs: [
      '<p>There is a small silence after a deed is signed. Pens are put away, somebody looks for the dog’s leash, and everybody wonders whether there is something to do now. There is, and it is best done while all of you still remember what you have agreed.</p>',
      '<h2>The first week: papers</h2><ul><li>The caretaker and the trustee each get a copy of the deed and of the care plan.</li><li>The clinic gets the plan too, with a note on who may decide and who pays.</li><li>The emergency sheet goes on the inside of the front door, the card into your wallet.</li><li>The microchip’s registry learns of the second telephone number.</li></ul><h2>The first month: money</h2><p>The trustee opens an account in the name of the trust and moves the first sum into it, even where it is small. An account that is used once is an account that works. Keep the first monthly cost sheet, and compare it with the worksheet you funded by; most people have forgotten the sitter.</p>',
      '<h2>The second month: a rehearsal</h2><p>Let the animal spend two nights with its caretaker. Do not prepare anything beyond the plan: the point is to find out what is missing in it. Usually it is something tiny. One of our cats drinks only from a glass. One of our dogs is afraid of a <em>particular</em> vacuum cleaner.</p><h2>The third month: looking back</h2><p>Sit together for an hour, owner, trustee and caretaker. Three questions are enough:</p><ol><li>What did we not know?</li><li>What should be written differently?</li><li>Who tells the others when something changes?</li></ol><p>Write down the answers and the date, and put both with the deed. The law asks for little of this. But the day on which it is all needed is a bad day for finding things out, and on that day your animal will notice only one thing: that dinner came, from a known hand, out of the right bowl.</p><p>None of the steps takes longer than an evening, and most of them go with a cup of coffee. The calendar below fits on the refrigerator.</p>',
    ],
    paper: {
      heading: 'Ninety Days, a Calendar',
      subheading: 'To print and to tick off',
      blocks: [
        { heading: 'Week 1' },
        {
          checks: [
            [false, 'Copies of deed and care plan to caretaker and trustee'],
            [false, 'Care plan to the clinic, with who decides and who pays'],
            [false, 'Emergency sheet at the door, card in the wallet'],
            [false, 'Second number at the microchip’s registry'],
          ],
        },
        { heading: 'Weeks 2 to 4' },
        {
          checks: [
            [false, 'Account in the name of the trust, first sum paid in'],
            [false, 'First monthly cost sheet, compared with the worksheet'],
          ],
        },
        { heading: 'Weeks 5 to 8' },
        {
          checks: [
            [false, 'Two nights with the caretaker'],
            [false, 'What was missing is written into the plan'],
          ],
        },
        { heading: 'Weeks 9 to 13' },
        {
          checks: [
            [false, 'An hour together: what did we not know?'],
            [false, 'Answers and date put with the deed'],
          ],
        },
      ],
    },
  },
];
