/** The kinds of animals that have their own drawing. */
export type Species = 'dog' | 'cat' | 'bird' | 'fish' | 'rabbit' | 'rodent' | 'turtle' | 'other';

/** Words in the names of breeds, by kind. The first kind that matches is used. */
const WORDS: readonly [Species, RegExp][] = [
  [
    'cat',
    /\b(cats?|kitten|tabby|tortie|calico|domestic (short|medium|long)hair|siamese|maine coon|persian|ragdoll|bengal|sphynx|british shorthair|russian blue|birman|burmese|abyssinian|norwegian forest)\b/,
  ],
  ['rabbit', /\b(rabbit|bunny|lop|lionhead|flemish giant|netherland dwarf|rex rabbit)\b/],
  ['rodent', /\b(guinea pig|hamster|gerbil|rat|mouse|chinchilla|degu)\b/],
  [
    'bird',
    /\b(bird|parrot|parakeet|budgie|budgerigar|cockatiel|cockatoo|macaw|canary|finch|conure|lovebird|african grey|hen|chicken|duck|pigeon|dove)\b/,
  ],
  ['turtle', /\b(turtle|tortoise|slider)\b/],
  ['fish', /\b(fish|goldfish|betta|koi|guppy|cichlid|tetra)\b/],
  [
    'dog',
    /\b(dog|puppy|hound|\w+hound|terrier|retriever|labrador|lab|spaniel|shepherd|collie|poodle|\w*doodle|cockapoo|pug|beagle|boxer|bulldog|mastiff|husky|corgi|chihuahua|dachshund|setter|pointer|pinscher|rottweiler|schnauzer|shih tzu|maltese|pomeranian|dalmatian|malamute|akita|samoyed|papillon|great dane|newfoundland|bernese|havanese|bichon|whippet|vizsla|weimaraner|shiba|sheepdog|cattle dog|pit ?bull|mutt|heeler)\b/,
  ],
];

/** The drawing for what the owner chose. The others have none of their own. */
const CHOSEN: Partial<Record<string, Species>> = {
  dog: 'dog',
  cat: 'cat',
  bird: 'bird',
  fish: 'fish',
  rabbit: 'rabbit',
  rodent: 'rodent',
};

/** The kind of animal: what its owner chose, or else what the name of its breed tells. */
export function speciesOf(breed = '', chosen = ''): Species {
  const drawn = CHOSEN[chosen];
  if (drawn) return drawn;
  const words = breed.toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}
