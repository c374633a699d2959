import { DRAWN } from '../library/pets-drawn';
import type { DemoBlog } from './demo-blog';

export const PEOPLE_AND_STORIES: readonly DemoBlog[] = [
  {
    title: 'Grace and the Saturday Dogs',
    subtitle: 'A portrait of a volunteer with strong arms and a small car',
    category: 'pet_passionate_people',
    author: 'amara',
    daysAgo: 296,
    tags: ['Volunteers', 'Portraits'],
    excerpt:
      'Every Saturday at seven Grace Lindqvist unlocks the office, counts the leashes and starts her round. We went along.',
    cover: { behind: 'marigold', pets: [DRAWN.hound, DRAWN.rabbit] },
    coverAlt: 'A rust-colored dog with long ears and a tan rabbit on a marigold ground',
    paragraphs: [
      '<p>At ten to seven the street is empty but for a small green car with a blanket on every seat. Grace Lindqvist is early; Grace is always early. “Dogs can’t read a clock,” she says, “but they know when you are late.”</p><p>She has volunteered here since the winter in which her own dog died. She did not want another one then. She wanted, she says, to be <em>walked</em>.</p>',
      '<h2>The round</h2><p>There are four stops. Mrs. Coleman’s spaniel first, because Mrs. Coleman has a new hip. Then two brothers of uncertain origin who have to be walked apart, since together they have ideas. Then a stop without a dog: a man of ninety-one whose terrier died in May and who still has the leash on the hook. Grace drinks a cup of coffee with him and tells him about the others. The last stop is the clinic, where somebody always has to be driven home with a cone.</p><h2>What she has in her bag</h2><ul><li>Two spare leashes and a whistle she has never used</li><li>Cheese, cut very small</li><li>A notebook with one page for each dog</li><li>Plasters, for people</li></ul>',
      '<h2>What she has learned</h2><p>“That everybody exaggerates about their dog,” she says. “The wild ones are not so wild and the good ones are not so good. And that you must write things down. I can tell you when Otto began to limp because it says so: the third of March, left, after the stairs. Without the notebook I would have said: some time in spring.”</p><p>The veterinarian found a torn ligament, early enough. Otto walks on four legs again, a little wide in the curves. It is the only time during our morning that she sounds proud, and she is proud of the notebook.</p><blockquote>I don’t rescue anybody. I come on Saturdays. It is astonishing how far you get with that.</blockquote><p>Would she like to say something to people who think about volunteering? She thinks about it for a red light’s length. “Begin with an hour. Don’t begin with your whole heart, they will take that anyway.” Then it is green.</p>',
    ],
  },
  {
    title: 'The Veterinarian Who Makes House Calls',
    subtitle: 'Dr. Peter Maddox on stairs, sofas and the last appointment',
    category: 'pet_passionate_people',
    author: 'jonas',
    daysAgo: 152,
    tags: ['Veterinarians', 'Portraits', 'Senior pets'],
    excerpt: 'He has a practice with a brass plate. Most days he is somewhere else.',
    cover: { behind: 'room', pets: [DRAWN.tabby] },
    coverAlt: 'A striped cat with an orange collar in a small sunny room',
    paragraphs: [
      '<p>Dr. Peter Maddox carries his practice up to a fourth floor in two bags. In the left one is everything for a healthy animal, in the right one everything for a sick one. “And a sandwich,” he says. “In the left one.”</p><p>He began with house calls when an old lady rang to say that her cat could not come, because <em>she</em> could not come. The cat was well in ten minutes. The lady talked for an hour. Since then he keeps two days of the week free for those who cannot climb into a car: the very old, the very frightened, and the very large.</p>',
      '<h2>What he sees at home</h2><p>“In the clinic I see an animal. At home I see its life.” He looks at the stairs, at the height of the sofa, at where the water stands. A dog with a bad back had to jump on a bed each night; a four-dollar footstool did more than the tablets. A cat with a bladder infection had her litter box beside the washing machine.</p><h2>His three requests</h2><ol><li><strong>Have the papers in one place.</strong> Vaccinations, last weights, what is given and how much. A page in the portal will do.</li><li><strong>Don’t catch her before I come.</strong> Close the bedroom door, that is enough. A cat who is pulled from under a bed has a pulse that tells me nothing.</li><li><strong>Tell me what you are afraid of.</strong> Most people call for a cough and mean something else.</li></ol>',
      '<h2>The last appointment</h2><p>About once a week he comes for an animal’s last hour. He takes off his shoes at the door and does not look at a clock. People may ask anything, also afterwards, also twice.</p><p>“They ask whether it is too early. Nearly everyone asks that, and nearly everyone who asks has waited out of love.” He has a scale for it with seven questions, about pain and appetite and good days, and leaves it on the kitchen table weeks before it is needed.</p><p>Trusts make this easier, he says, to our surprise. “When it is written what she would have wanted for him, then the one who has to decide is not alone. I have seen people read that page aloud to a dog. I have never heard a better use of a legal document.”</p>',
    ],
  },
  {
    title: 'The Tortoise Who Outlived Three Wills',
    subtitle: 'A true-to-life tale about planning for somebody with time',
    category: 'pet_stories_fun_facts',
    author: 'harold',
    daysAgo: 247,
    tags: ['Tortoises', 'Stories'],
    excerpt:
      'He came with the house, like the drains. Eighty years later he is still not impressed.',
    cover: { behind: 'mint', pets: [DRAWN.tortoise] },
    coverAlt: 'A tortoise with a brown shell on a mint-green ground',
    videos: ['https://www.youtube.com/watch?v=Z4C82eyhwgU'],
    paragraphs: [
      '<p>My grandfather bought our house in Edinburgh together with a garden, a damp cellar and a tortoise. The tortoise was not in the contract. He was called Wellington, after the boot in which he was found, and was thought to be about forty.</p><p>Grandfather’s will left him to my aunt, “should he survive me”. He did so without effort. My aunt’s will left him to my mother; she had a stroke and he had dandelions. My mother, a practical woman, left him to <em>“whichever of my children has a south-facing wall”</em>. And so he came to me.</p>',
      '<h2>What he has seen</h2><p>Three coronations, if one counts what came through the kitchen window. Eleven prime ministers’ worth of radio. A fox, who gave up. He has been painted white by my cousin, scrubbed with a toothbrush by the same cousin under supervision, and mislaid for a whole summer that he spent, as it turned out, under the neighbor’s rhubarb.</p><h2>Five facts about tortoises, checked by me</h2><ul><li>They recognize people. Wellington walks towards me and away from my brother.</li><li>They can feel a finger on the shell; it is as alive as a fingernail’s bed.</li><li>They sleep through the winter in a box in the refrigerator. Label the box.</li><li>Strawberries are not good for them. They have not been told.</li><li>They can live for a hundred years and more, and seem to know it.</li></ul>',
      '<h2>The fourth paper</h2><p>I am seventy-four. It occurred to me one evening, while he ate a lettuce with the calm of a creditor, that I was the shortest-lived party to this arrangement. Wills had worked so far, but only because somebody with a wall had always happened to be there.</p><p>So Wellington has a trust now. It owns a heat lamp, a modest sum, and an agreement with my niece, who is nineteen and has promised me a wall. After her comes her oldest friend, and after that a botanical garden, which accepted in writing and with a drawing.</p><p>I read the deed to him on the lawn. At the words <em>“for the term of his natural life”</em> he stopped chewing and looked at me for a long time. Then he went on. I believe he considers it a beginning.</p>',
    ],
  },
  {
    title: 'Nine Things You Did Not Know about Whiskers',
    subtitle: 'The most underrated hair in the world',
    category: 'pet_stories_fun_facts',
    author: 'chiara',
    daysAgo: 71,
    tags: ['Cats', 'Dogs', 'Fun facts'],
    excerpt: 'They measure, they listen, and they tell you what your cat thinks of the new sofa.',
    cover: { behind: 'lilac', pets: [DRAWN.poodle, DRAWN.silver, DRAWN.rabbit] },
    coverAlt: 'A curly cream dog, a silver cat and a rabbit in a row on a lilac ground',
    videos: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    paragraphs: [
      '<p>Every week somebody brings me a fallen whisker in an envelope and asks whether it will grow again. It will. But since the envelope is already on the table, let me tell you what you have there.</p><h2>How they work</h2><ol><li><strong>A whisker feels nothing itself.</strong> It is a lever. At its root, three times deeper than that of other hair, sits a little cushion of blood with dozens of nerves around it, and they notice if the tip moves by less than the width of a hair.</li><li><strong>Cats have about twenty-four on the muzzle,</strong> in four rows, and can move the upper two rows apart from the lower ones.</li><li><strong>There are more elsewhere:</strong> above the eyes, on the chin, and behind the front paws. With those a cat feels whether what it holds is still moving.</li></ol>',
      '<h2>What they are for</h2><ol start="4"><li><strong>Measuring.</strong> They are about as wide as the cat. Whoever has grown round since then is misinformed.</li><li><strong>Seeing close up.</strong> A cat’s eyes cannot focus nearer than about a foot. The last bit of the way to the bowl is done by whiskers, pointed forward.</li><li><strong>Feeling the air.</strong> Wind bends differently round a chair leg. In the dark that is enough to walk past it.</li><li><strong>Protecting.</strong> Touch one above the eye and the lid closes by itself. This is how a dog gets through a bush.</li></ol><h2>What they say</h2><ol start="8"><li><strong>Mood.</strong> Loose and to the side: all is well. Forward: interesting! Flat against the cheek: please stop. The tail may be about the weather, but whiskers are about <em>you</em>.</li><li><strong>Age.</strong> Many black cats get single white whiskers as the years go by. They are no reason for concern, and very becoming.</li></ol>',
      '<h2>What to do with this</h2><ul><li>Never cut or trim them, also not on poodles. An animal without whiskers bumps into its own living room.</li><li>Offer wide, flat dishes if yours eats from the edge of the bowl only.</li><li>A whole row that breaks or falls out at once belongs to a veterinarian.</li></ul><p>And the one in the envelope? Keep it. In my grandmother’s house in Bologna it went into the purse, so that money would find its way in the dark.</p>',
    ],
  },
];
