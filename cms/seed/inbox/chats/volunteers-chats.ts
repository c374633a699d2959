import type { DemoChat } from '../demo-chat';

/** Volunteers and fosters among themselves. */
export const VOLUNTEERS_CHATS: readonly DemoChat[] = [
  {
    name: 'Seattle foster circle',
    opener: 'lena',
    picked: ['noah', 'zoe', 'owen', 'rupert'],
    unread: { lena: 2, owen: 4 },
    script: `
82 days ago
18:02 lena: Hello Seattle! There are five of us between the bridges now, so here’s a place to swap crates, weekends and advice.
18:10 zoe: Finally! I have two folding crates nobody is using.
18:21 noah: Hi all. I have a car with a flat back and most evenings.
+3 rupert: Good evening. I have time on Tuesdays and a very patient spaniel who teaches manners.
+9 owen: And I have the keys to the store room. Everything is on the list by the door, please write down what you take.
79 days ago
12:30 zoe: Does anybody have a baby gate, extra tall? A husky I know looks at the ordinary one as a suggestion.
12:44 owen: Two in the store room, 41 inches.
+6 noah: I can bring one over tonight.
+1 zoe: You’re wonderful.
66 days ago
17:15 rupert: A tip from the spaniel: with shy newcomers we walk side by side for ten minutes before anybody is allowed to sniff. It has saved us many a first evening.
17:28 lena: That’s so good I’m writing it into my sheet.
47 days ago
09:40 lena: Trial night checklist, third version, with everything you sent. Is it all right like this?
  + paper checklist = Trial night checklist.pdf
10:05 zoe: Yes! Especially the line about the spare key.
+12 owen: May I give this to the office in Portland? They’ve asked.
+2 lena: Please do.
30 days ago
19:20 noah: Two crates moved from Zoë to me. One is missing a clip.
19:31 rupert: I have a box of clips. Tuesday?
+2 noah: Tuesday.
12 days ago
11:02 owen: Rupert tells me he’s moving to be near his daughter and will stop at the end of the week. Rupert, thank you from all of us. And the spaniel.
11:30 rupert: It’s been a joy. The clips are in the store room, second shelf. The spaniel sends regards and will be unbearable about the farewell biscuits.
+4 lena: We’ll miss you both! Come by when you’re in town.
3 days ago
18:05 zoe: Is anybody free {weekday+2} evening? A cat from Ballard needs a room for two nights while her owner has her floors done. Nine years old, calm, already vaccinated.
18:22 noah: I could, from seven.
+5 zoe: Perfect, I’ll send you the address in the morning.
yesterday
08:50 zoe: It’s 31 Phinney Avenue, second floor. She’s called Duchess and gets her supper at six.
09:14 noah: Got it. Owen, may I take the tall scratching post from the store room?
`,
  },
  {
    name: 'Open house in Portland',
    opener: 'grace',
    picked: ['priya', 'lena', 'sam', 'sofia'],
    ended: { by: 'jonas', hoursLater: 22 },
    script: `
75 days ago
10:15 grace: Hello all! The open house is on {weekday-54}. I’ve put together who does what, please shout if I’ve got it wrong:
  |
  Priya: invitations, coffee
  Lena: the table about fostering
  Sam: two dogs who like people (which two?)
  Sofia: twenty minutes about first aid at three
  Me: everything that’s left
10:32 sam: Biscuit and Nonna, Rosa says yes to both.
+9 sofia: First aid, yes. I’ll bring the plush dog, he never complains.
+6 lena: Table, yes. I’d need one power outlet and a chair that doesn’t fold up.
+11 priya: Invitations go out today. Coffee for sixty?
+2 grace: Sixty. Optimists unite.
63 days ago
16:40 priya: 48 have said they’d come.
16:52 grace: I’ve asked the bakery for twelve dozen. It’s too many. I know. I’m not changing it.
55 days ago
18:30 grace: Tomorrow! Doors at one, please be there at twelve. The side door is open, it’s the one without steps.
  + photo stand = Table plan.jpg
18:44 sam: Dogs are bathed.
54 days ago
20:10 grace: Sixty-three people! Thank you, thank you. Not one pastry left, and the plush dog has been resuscitated forty times.
20:21 sofia: Two of them by a boy of six who did it better than the adults.
+8 lena: Four families want to foster. Four!
+4 priya: I have their numbers and call them on {weekday-52}.
+10 sam: Biscuit ate a sandwich that was on loan. My apologies to Lena.
+3 lena: It was a good sandwich and he’s a good dog.
50 days ago
09:30 priya: All four called, three are filling in the papers. And somebody has left a green scarf.
09:41 grace: Mine! Thank you.
`,
  },
  {
    opener: 'grace',
    picked: ['sam'],
    unread: { grace: 1 },
    script: `
37 days ago
12:05 grace: Sam, could you take the old beagle from Lincoln Street on {weekday-35}? I’m at the dentist.
12:20 sam: Sure, if he doesn’t mind being the second dog. Biscuit comes along.
+4 grace: He doesn’t mind anything.
35 days ago
15:40 sam: Done, they walked like an old married couple. He had a drink and a nap.
+25 grace: Thank you! I owe you one.
2 days ago
17:12 grace: I have a free morning on {weekday+4}. Do you want it for something you’ve been putting off?
yesterday
08:05 sam: Yes! The tires. Would you take Biscuit from ten to twelve? Flat round only, he knows the way.
`,
  },
  {
    opener: 'noah',
    picked: ['owen'],
    script: `
19 days ago
18:41 noah: Store room key returned, it’s in the box. I’ve sorted the leashes by length, I hope that’s all right.
18:50 owen: All right? I took a photo for the office.
`,
  },
  {
    opener: 'fatima',
    picked: ['ruth'],
    script: `
48 days ago
13:20 fatima: Hello Ruth, I’m fairly new, in Lincoln Park, and I’d like to begin with cats. The office says you know every cat in Chicago.
13:45 ruth: Hello Fatima, welcome! Not every. But Mrs. Osman’s Zaytoun would be a good teacher: he hides, he watches, and on the third visit he comes.
+4 fatima: On the third visit. I can wait.
41 days ago
17:30 fatima: Second visit. I saw a paw under the washing machine.
+6 ruth: That’s an honor.
34 days ago
17:52 fatima: THIRD VISIT. He came for the tuna and let me stay in the room.
  + portrait leila/Zaytoun = Zaytoun.jpg
+3 ruth: I’m so happy for you both. You’re a cat person now, it’s official.
20 days ago
09:15 ruth: Would you like to come along when I trim his claws? It takes two, one of them only to hold the tuna.
09:40 fatima: I’m an expert in holding the tuna.
`,
  },
];
