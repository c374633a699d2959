import { DRAWN } from '../library/pets-drawn';
import type { DemoBlog } from './demo-blog';

export const PET_CARE: readonly DemoBlog[] = [
  {
    title: 'Water, the Forgotten Food',
    subtitle: 'How much is enough, and what it means when it changes',
    category: 'pet_care',
    author: 'sofia',
    daysAgo: 323,
    tags: ['Cats', 'Dogs', 'Health'],
    excerpt:
      'No other change tells a veterinarian so much for so little effort. A measuring cup is all you need.',
    cover: { behind: 'bowls', pets: [DRAWN.silver] },
    coverAlt: 'A long-haired silver cat before three bowls of water on a tiled floor',
    paragraphs: [
      '<p>When I ask what a patient eats, I am shown photographs of labels. When I ask what it drinks, I am told “normally”. Nobody is to blame: water is cheap, clear and always there. But thirst is one of the earliest things that change when an animal becomes ill, and it can be measured with what is in your kitchen.</p>',
      '<h2>What is normal?</h2><p>As a rule of thumb a healthy dog drinks about an ounce for each pound it weighs, in a day. A cat drinks about half of that. Animals that eat wet food drink less, because two thirds of their dinner is water already. Heat, exercise and milk for kittens make it more.</p><p>The figure matters less than <strong>your</strong> animal’s own figure. So measure it once while all is well:</p><ol><li>In the morning fill the bowl with a measured amount.</li><li>Put a second bowl beside it that nobody can reach; what it loses has dried up.</li><li>Next morning measure what is left in both.</li><li>Do it on three days and write down the middle one.</li></ol>',
      '<h2>When it changes</h2><ul><li><strong>Much more, for days:</strong> kidneys, diabetes, thyroid, or simply a new dry food. Have blood and urine tested.</li><li><strong>Much less:</strong> pain in the mouth, nausea, or a bowl that smells of the dishwasher.</li><li><strong>Trying and not managing</strong> to drink or to pass water: this is an emergency, tonight.</li></ul><p>Please never answer thirst by taking the water away, even where there are puddles. The thirst is not the illness.</p>',
      '<h2>Making it easy</h2><p>Cats do not like to drink where they eat; in nature, water beside a kill is not clean. Put bowls in two or three other places, wide enough that whiskers stay dry. Some prefer a fountain and some the edge of the bath. Rinse bowls daily with hot water and without perfume. In winter lukewarm water is a kindness to old teeth.</p><p>And for whoever steps in for you, write it into the care plan: <em>drinks about a cup and a half a day</em>. In an emergency that line is worth more than a page of adjectives.</p>',
    ],
  },
  {
    title: 'Walking an Old Dog',
    subtitle: 'Shorter, slower, and more often: the art of the senior stroll',
    category: 'pet_care',
    author: 'sam',
    daysAgo: 208,
    tags: ['Dogs', 'Senior pets'],
    excerpt:
      'An old dog does not need less of the world, only in smaller pieces. Notes from a caretaker who has learned to stand still.',
    cover: { behind: 'river', pets: [DRAWN.old] },
    coverAlt: 'An old golden dog on a path by a river on a clear afternoon',
    paragraphs: [
      '<p>Nonna is a greyhound and nine. In her first life she ran; in her second she stands. Our morning walk is four hundred yards long and takes forty minutes, and it has taught me more about dogs than all the miles before.</p><h2>Warm up first</h2><p>Stiff joints need a few minutes. Before we go out I rub her hips with flat hands, slowly, until she leans into it. Then once around the kitchen table. Only then the stairs, one at a time, on the side with the rail, with my arm under her belly on the last three.</p>',
      '<h2>Let the nose do the walking</h2><p>A young dog wants to get somewhere. An old dog wants to know who was here. Ten minutes with one hedge tire a dog more happily than a mile of pavement, and they cost the knees nothing. So I have stopped saying “come on”. I say it to myself sometimes.</p><ul><li>Three walks of fifteen minutes are better than one of forty-five.</li><li>Grass and forest floor are better than stone.</li><li>Out and back on the same path is better than a circle: you can turn round when you are tired.</li><li>A coat from fifty degrees down, a wet towel in the shade from eighty up.</li></ul>',
      '<h2>Signs to go home</h2><p>She will not tell you. She comes from a long line of dogs who did not complain. Watch for these instead:</p><ol><li>The tail sinks although nothing has frightened her.</li><li>The back paws scrape the ground. Listen for it.</li><li>She stands and looks at you, not at the hedge.</li><li>She is stiff the next morning. Then yesterday was too long.</li></ol><p>Tell the veterinarian about scraping, stumbling or sudden weakness; it may be pain that can be treated, and treated pain looks like youth.</p><h2>What remains</h2><p>At the corner there is a bench. We sit there, I on it and she against my leg, and watch the school bus come and go. She knows every child by smell. I used to think of this as the break in our walk. Now I believe that this is the walk, and the rest is how we get there.</p>',
    ],
  },
  {
    title: 'A Calm Home for a Shy Foster Cat',
    subtitle: 'The first ten days, with patience as the main ingredient',
    category: 'pet_care',
    author: 'lena',
    daysAgo: 33,
    tags: ['Cats', 'Foster homes'],
    excerpt: 'One room, one routine and no staring: how a frightened cat finds her feet.',
    cover: { behind: 'bed', pets: [DRAWN.tuxedo] },
    coverAlt: 'A black and white cat with a red collar beside a basket with a checked blanket',
    paragraphs: [
      '<p>She arrived in a carrier with a towel over it, and for two days all I knew of her was that the food was gone in the morning. That is a good beginning. A cat who eats has decided to stay alive in your house; everything else is a matter of time.</p><h2>Days one to three: one small room</h2><p>Give her a room with a door, not the whole apartment. A bathroom is fine. She needs a box to hide in, a litter box as far from the food as possible, water, and something that smells of where she came from. Do not wash that blanket, however much you want to.</p><p>Come in four times a day at the same hours. Sit on the floor, sideways. Read aloud if you like: the news is fine, she does not mind. Then leave again <strong>before</strong> she wants you to.</p>',
      '<h2>Days four to seven: small bargains</h2><ul><li>Put a treat a little nearer to you each time, and look away while she takes it.</li><li>Blink slowly. If she blinks back, you have been told something nice.</li><li>A string with a knot, moved like a mouse that has not seen her, is better than any toy from a shop.</li><li>No hand over her head. Offer a finger at the height of her nose and let her do the rest.</li></ul><h2>Days eight to ten: the door</h2><p>Open it in the evening when the house is quiet, and go and do the dishes. She will come out as far as she can also get back. Do not close the way behind her. If there is a resident cat, they get to know each other by smell first: swap their blankets, feed them on two sides of the closed door.</p>',
      '<h2>When to ask for help</h2><p>Hiding is normal and <em>not eating is not</em>. A cat who takes nothing for twenty-four hours belongs to a veterinarian, and so does one who strains in the litter box, breathes with an open mouth or drools.</p><p>On the tenth evening she walked across the room, sat down on my foot, and looked at the wall as if nothing had happened. I did not move for an hour. My foot was asleep, and so, very soon, was she.</p>',
    ],
  },
];
