/** Breeds that are offered while one is typed; any other can be typed as well. */
export const BREEDS = [
  ...['Australian shepherd', 'Beagle', 'Bernese mountain dog', 'Bichon frise', 'Border collie'],
  ...['Boxer', 'Bulldog', 'Cavalier King Charles spaniel', 'Chihuahua', 'Cocker spaniel'],
  ...['Dachshund', 'Dalmatian', 'French bulldog', 'German shepherd', 'Golden retriever'],
  ...['Great Dane', 'Greyhound', 'Havanese', 'Jack Russell terrier', 'Labrador retriever'],
  ...['Maltese', 'Miniature schnauzer', 'Mixed-breed dog', 'Pit bull terrier', 'Pomeranian'],
  ...['Poodle', 'Pug', 'Rottweiler', 'Shetland sheepdog', 'Shih tzu', 'Siberian husky'],
  ...['Springer spaniel', 'Vizsla', 'Welsh corgi', 'Whippet', 'Yorkshire terrier'],
  ...['Abyssinian', 'Bengal', 'Birman', 'British shorthair', 'Domestic longhair'],
  ...['Domestic shorthair', 'Maine coon', 'Norwegian forest cat', 'Persian', 'Ragdoll'],
  ...['Russian blue', 'Siamese', 'Sphynx', 'African grey parrot', 'Budgerigar', 'Canary'],
  ...['Cockatiel', 'Cockatoo', 'Dwarf rabbit', 'Holland lop', 'Guinea pig', 'Hamster'],
  ...['Chinchilla', 'Ferret', 'Tortoise', 'Horse', 'Pony', 'Donkey'],
] as const;
