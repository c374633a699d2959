import type { DemoChat } from '../demo-chat';

/** Rosa's direct chats. */
export const ROSAS_CHATS: readonly DemoChat[] = [
  {
    opener: 'rosa',
    picked: ['amara'],
    unread: { amara: 1 },
    script: `
88 days ago
11:20 rosa: Hello Amara, is this the right place to ask something about the portal?
11:34 amara: It is. Or any place, really.
+2 rosa: Where do I see who looks at Pepper’s record? My sister-in-law asked me and I didn’t know.
+5 amara: You, the people of his care team and his veterinarian if they’re linked, and we admins. Nobody else. On his page it says who is linked.
+3 rosa: Good. That’s what I told her, only with less certainty.
30 days ago
12:02 rosa: Thank you for this morning. I’ve told nobody else about the fridge.
12:05 amara: What fridge?
2 days ago
08:31 rosa: Good morning Amara. Dr. Vance says Pepper is at stage 2 now, and I can’t find where to change it. It’s in a line with stage 1 and I’m afraid to delete too much.
08:58 amara: Good morning Rosa. May I correct it for you? It would then say: Early kidney disease (stage 2). Kidney diet only; fresh water in three places.
+2 rosa: Exactly so. Thank you.
+4 amara: Done, and his emergency sheet says the same now. How is he?
+3 rosa: He ate his breakfast and then mine. I’d say he’s well.
today
-66 amara: Rosa, would you tell two newcomers how you set up your three pets’ papers? {weekday+3w} at eleven, here at Hearth Lane, half an hour and coffee. Nobody explains it as kindly as you.
-58 rosa: I’d love to. May I bring Biscuit?
+3 amara: I was hoping you’d ask. The side door is the one without steps.
+3 rosa: Thank you, see you {weekday+3w}.
`,
  },
  {
    opener: 'rosa',
    picked: ['lena'],
    script: `
126 days ago
19:02 rosa: Hello Lena, we met at the first-aid evening, I’m the one with the border collie who said hello to your sandwich. I have a question that’s a bit large for a first message: would you take Biscuit for two nights, so that he knows you if he ever needs you?
19:20 lena: Hello Rosa! I remember him well, and the sandwich. Yes, of course. {weekday-118} to {weekday-116} would suit me, I’m at home all three days.
+3 rosa: Wonderful! I’ll bring him up myself.
+4 lena: It’s 24 Fremont Avenue. Parking is easiest behind the house. Does he know stairs?
+2 rosa: He does, but slowly please. His left hip.
118 days ago
19:50 lena: He’s a bit restless but ate. I’ve put the sock away, it was getting shorter.
19:54 rosa: Oh no. Thank you.
117 days ago
08:12 lena: Night report: lay by the door until two or so, then came and slept on my feet. Breakfast with tablet, all gone. Now he’s watching the garden.
08:19 rosa: On your feet! Then he has decided.
21:30 lena: We’ve been to the lake, he was charming to everybody. Blanket out, lights out.
116 days ago
08:05 lena: He slept until I did. His own blanket was the answer.
08:09 rosa: You can’t imagine how good this is to know.
60 days ago
18:45 rosa: Lena, would you think about Pepper as well? He’s eleven, needs his kidney food and a quiet room. He doesn’t need much, only that nobody is in a hurry.
19:10 lena: I’ve had a foster cat with the same. Yes. My small room upstairs has a door and the afternoon sun.
+3 rosa: He’ll want to move in at once.
17 days ago
17:55 lena: A thought: should I come to you once first, and he meets me at home? Cats like to be asked.
18:02 rosa: That’s so like you. Yes. Any weekend.
3 days ago
17:12 lena: The small room is ready. Three bowls of water, as instructed.
17:20 rosa: THREE. You’ve read the sheet.
+6 lena: Twice. Here is how it looks from the cat’s side:
+1 lena:
  + photo room = IMG_0451.jpg
  + photo bowls = IMG_0452.jpg
`,
  },
  {
    opener: 'rosa',
    picked: ['sofia'],
    script: `
178 days ago
19:05 rosa: Dr. Vance, thank you for being so patient with Pepper today. When may I call about the blood?
19:31 sofia: He was a perfect patient with a strong voice. I’ll write to you as soon as I have it, likely in three days. Please let him drink as much as he likes until then.
175 days ago
16:48 sofia: Good afternoon Rosa. The values fit the very beginning of kidney disease, stage 1. I’d like to say right away: this is early, and most cats live with it for years and well.
  |
  What I’d do:
  1. Kidney diet, mixed in over a week, more of it each day
  2. Water in several places, away from the food
  3. Blood and urine again in four months
  |
  Call me whenever you like: (503) 555-0180.
17:02 rosa: Thank you for writing it so clearly. I’ve read it three times and feel calmer each time.
99 days ago
17:30 rosa: Olive has a bald patch on the neck after drops from the supermarket. May I send a picture? She won’t hold still, this is the best one.
+1 rosa:
  + portrait rosa/Olive = IMG_2061.jpg
18:14 sofia: It looks like a contact rash. Wash the spot with lukewarm water and nothing else, and come by tomorrow at ten for a cream. And only our drops in future, please.
+4 rosa: We’ll be there.
21 days ago
12:20 rosa: Biscuit walks well again after the limp. Do you need to see him before the annual check?
13:05 sofia: No, if he stays even. One more quiet week, then slowly more. And no playing with puppies.
13 days ago
10:15 rosa: One more question. Olive has used the litter box five times this morning, only a little each time. She seems cheerful.
10:32 sofia: Please come in today with a fresh sample if you can get one, 2:15? Cheerful is good, but with cats I’d rather look.
+3 rosa: We’ll be there with a sample and a scratched hand.
15:30 rosa: Thank you for fitting us in.
16:04 sofia: Nothing alarming to feel. The sample goes to the laboratory, they culture it, which takes some days. Let her drink, and tell me at once if she strains.
5 days ago
15:20 sofia: The results came back, all normal: no crystals, no bacteria. It was most likely stress from the builders next door. Fresh litter in a quiet corner, and she’ll be fine.
`,
  },
  {
    opener: 'rosa',
    picked: ['grace'],
    closed: { by: 'rosa', hoursLater: 3 },
    script: `
34 days ago
18:10 rosa: Hello Grace, are you free some mornings next month? Pepper’s appointments take me out, and Clover likes company with her breakfast.
18:42 grace: For Clover, always. Which days?
+4 rosa: {weekday-20} for sure, and I’ll know the other one soon.
20 days ago
09:15 grace: Clover has had hay, herbs and an audience. She thumped once at the vacuum next door.
09:31 rosa: Thank you Grace! There’s banana bread in the blue tin, it’s for you.
11 days ago
17:26 rosa: The other day is {weekday-6}, from nine to about noon. Would that work?
17:50 grace: It would. Same key?
+1 rosa: Same key, and the lock doesn’t stick any more.
6 days ago
11:58 grace: All well with Clover. I let her run in the hallway for half an hour, she jumps like popcorn.
  + portrait rosa/Clover = IMG_3310.jpg
12:40 rosa: Popcorn! That means she’s happy. Thank you for everything, that was the last one for now.
+8 grace: Any time, Rosa. I’ve put the key back in the drawer with the tape.
`,
  },
  {
    opener: 'sam',
    picked: ['rosa'],
    unread: { sam: 1 },
    script: `
290 days ago
17:05 sam: Hi Rosa, this is only for the two of us: what does he do when he wants to go out, is it the door or the shoes?
17:12 rosa: The shoes. One shoe, always the left.
215 days ago
20:10 rosa: I’ve found a thank-you chocolate in my cupboard where the coffee was. Sam, I should thank YOU.
20:15 sam: I drank all your coffee.
117 days ago
18:40 rosa: It’s so quiet without him. Is it always this quiet here?
18:44 sam: Go to the movies. He’s fine. I’ll come and make noise if you like.
58 days ago
17:10 sam: Did I leave my gloves at yours?
+2 rosa: Grey ones? Olive is sitting on them.
+1 sam: Then they’re hers now.
41 days ago
19:20 rosa: Supper next {weekday-2}: there’s lasagna in the freezer for you, and for him what’s written on the lid.
+3 sam: If I mix them up we’ll both be happy.
23 days ago
15:39 sam: Calling you, please pick up.
17:32 rosa: Thank you for sitting with him. I could see right away that he felt looked after.
+4 sam: I felt awful, I should have turned round earlier with that puppy there.
+3 rosa: You noticed after three steps. Nobody else would have.
16 days ago
16:22 sam: He’s so happy to be by the river again, look at this. Sound on!
  + film tail-wag = Biscuit is happy.mp4
+5 rosa: I’ve watched it nine times.
+12 rosa: Ten.
8 days ago
11:24 sam: Is 62 inches too long for your trunk? I measured mine.
11:40 rosa: 66 inside, with the blanket out.
+1 sam: Ordered.
yesterday
19:40 sam: I’ve left the leftover soup in your fridge, second shelf, in the pot with the blue lid.
19:46 rosa: You mean the pot you were supposed to take HOME with you.
`,
  },
];
