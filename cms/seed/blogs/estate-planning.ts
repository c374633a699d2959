import { DRAWN } from '../library/pets-drawn';
import type { DemoBlog } from './demo-blog';

export const ESTATE_PLANNING: readonly DemoBlog[] = [
  {
    title: 'Will, Trust or Promise?',
    subtitle: 'Three ways to provide for an animal, compared by an attorney',
    category: 'estate_planning',
    author: 'henry',
    daysAgo: 184,
    tags: ['Estate planning', 'Pet trusts', 'Attorneys'],
    excerpt: 'Each has its place. What matters is when it begins, who checks, and what it costs.',
    cover: { behind: 'letter', pets: [] },
    coverAlt: 'A letter on a kitchen table, with a coin and a cup of coffee beside it',
    paragraphs: [
      '<p>Clients rarely come to me about an animal. They come about a house, and on the way out, with a hand on the door, they say: “And there is the dog.” I have learned to sit down again. The dog is often what they came for.</p><p>There are three ways to provide for an animal. I explain them in the order in which people think of them.</p>',
      '<h2>The promise</h2><p>A friend says she will take him. This costs nothing, begins at once, and works more often than lawyers like to admit. But a promise pays no bills, binds nobody and may live in another state by then. <strong>Make it anyway.</strong> Then put something under it.</p><h2>The will</h2><p>In the eyes of the law an animal is property, and you can leave property to somebody, with a sum of money beside it. That is simple and cheap. Its weaknesses:</p><ul><li>It begins when you die and <em>not</em> when you break a hip.</li><li>It takes effect after probate, which may take months. Dogs eat daily.</li><li>Once the money has been paid, nobody may ask what became of it.</li></ul>',
      '<h2>The trust</h2><p>A trust holds the money for a purpose, and today every state knows the purpose of caring for animals. It can begin while you live and stop if you recover. Payments follow the care, somebody checks, and courts will enforce it. It asks more of you at the beginning: a deed, a trustee, a sum that has been thought about.</p><h2>Which one?</h2><ol><li>A young cat, a sister next door, little money: the promise, and a line in the will.</li><li>Somebody reliable but not rich: the will with a sum, and a letter about care.</li><li>Several animals, costly care, a long life ahead, or nobody quite certain: the trust.</li></ol><p>Whichever you choose, write down <strong>who may enter your home on the first evening</strong>. In fifteen years I have seen fine deeds fail and poor ones succeed on that single question. Give that person a key today.</p><p><em>This article explains and is no legal advice. Talk to an attorney where you live.</em></p>',
    ],
  },
  {
    title: 'The Letter beside the Deed',
    subtitle: 'What no legal paper can say about your animal, and you can',
    category: 'estate_planning',
    author: 'edith',
    daysAgo: 2,
    tags: ['Estate planning', 'Care plan'],
    excerpt: 'A deed says who and how much. A letter says why she barks at umbrellas.',
    cover: { behind: 'sky', pets: [DRAWN.parrot, DRAWN.tabby] },
    coverAlt: 'A green parrot and a striped cat side by side on a sky-blue ground',
    paragraphs: [
      '<p>I draft deeds for a living, and I am fond of them. They are clear and they hold. But I have never met an animal in one. There is a description, a microchip’s number and perhaps a photograph. Who she <em>is</em> belongs into another paper: the letter of wishes.</p><p>It binds nobody, and that is its strength. You can write it tonight, at the kitchen table, without me, and change it next week.</p>',
      '<h2>What to put into it</h2><ul><li><strong>A day.</strong> From the first sound in the morning to who sleeps where. Write it as it is and not as it should be.</li><li><strong>Words.</strong> The commands she knows, and the ones she pretends not to.</li><li><strong>Fears.</strong> Umbrellas, balloons, men who whistle. What helps.</li><li><strong>Friends.</strong> The neighbor with the biscuits. The cat on the wall.</li><li><strong>Doctors.</strong> Whom she tolerates, and how she has to be held.</li><li><strong>Treatment.</strong> What you would do for her, and where you would stop. This is the hardest part and the most needed.</li><li><strong>Farewell.</strong> Who should be there, and what should happen afterwards.</li></ul>',
      '<h2>How to write it</h2><ol><li>Address it to the caretaker by name. You will write better.</li><li>Two pages at most. Nobody reads five on a bad day.</li><li>Do not give orders. Say what you know, and why.</li><li>Date it and sign it, and give copies to caretaker and trustee.</li><li>Read it again on her birthday each year. Cross out the fear that has gone.</li></ol><h2>An example</h2><blockquote>Dear Lena, she will refuse her breakfast on the first two days. Please do not try other food. Sit down near her with your own breakfast and read the paper. On the third day she will eat, and look at you as if you had been late.</blockquote><p>The caretaker kept that letter on her refrigerator for nine years. On the third day, she told me, it was exactly so; and because it was, she believed all the rest.</p><p>I keep a copy of it in my desk. A deed makes sure that your animal is cared for. A letter makes sure that somebody knows whom they are caring for. Write both, and begin with the letter.</p>',
    ],
    state: { comesOutIn: 7 },
  },
  {
    title: 'Incapacity: the Months Nobody Plans for',
    subtitle: 'Notes for an article on hospital stays, dementia and the animals at home',
    category: 'estate_planning',
    author: 'malik',
    daysAgo: 9,
    tags: ['Estate planning', 'Emergencies'],
    excerpt: 'Most animals lose their home not through a death but through a fall on the stairs.',
    cover: { behind: 'paddock', pets: [DRAWN.mare] },
    coverAlt: 'A brown horse with a star on a meadow with a fence',
    paragraphs: [
      '<p>We plan for death because it is certain, and overlook what is likelier: six weeks in hospital, a winter in rehabilitation, or a slow forgetting. In each of them the owner is alive, no will applies, and the animals stand before an empty bowl by the evening. In my practice three of four calls about stranded animals come from this gap, and nearly all of them could have been spared with one page of paper and one telephone number.</p><h2>The first night</h2><p>Paramedics do not look under the bed. Three simple things help, and none needs an attorney:</p><ul><li>A card in the wallet: <em>animals are waiting at my home, please call</em>.</li><li>A sheet inside the front door with names, food and hiding places.</li><li>A neighbor with a key who knows that they are the one.</li></ul>',
      '<h2>The first month</h2><p>Now bills come. A <strong>durable power of attorney</strong> should say in so many words that money may be spent on the animals, since many banks will otherwise ask. A trust does it more firmly: its deed can name the event that sets it in motion, for instance the statement of two physicians, and it needs nobody’s leave after that.</p><ol><li>Name who decides that you are incapable, and how they prove it.</li><li>Let the caretaker’s allowance begin on that day.</li><li>Say what happens when you come home: the animals do too.</li></ol><h2>The slow forgetting</h2><p>Dementia has no first night. There is a bowl filled twice, then a bowl not filled. Agree early with somebody you trust on a sign: when they say the sentence you have chosen together, you will let them help. I have clients who wrote that sentence down themselves, and when it was said they laughed, and gave up the car keys and the insulin on the same afternoon.</p>',
      '<h2>Still to write</h2><p>A passage on assisted living that takes animals; a passage on horses, whose board is due on the first of the month whatever happens; a table of what each state asks of a physician’s statement. Sofia should look at the part about insulin before this comes out.</p>',
    ],
    state: 'draft',
  },
];
