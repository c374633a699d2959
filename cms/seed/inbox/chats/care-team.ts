import type { DemoChat } from '../demo-chat';

/** The members who look after Biscuit from day to day. */
export const CARE_TEAM: DemoChat = {
  name: 'Biscuit’s care team',
  opener: 'rosa',
  picked: ['theo', 'sam', 'amara'],
  unread: { rosa: 2, theo: 1, amara: 2 },
  script: `
71 days ago
18:05 rosa: Hello you three. The trust’s chat is for the money and the papers, so I thought Biscuit could do with one for his daily life: appointments, walks, who drives.
18:12 sam: Great idea. Pictures too?
+1 rosa: ESPECIALLY pictures.
18:30 theo: Gladly. I’m here for the calendar.
70 days ago
09:02 amara: Thank you for picking me, Rosa. I don’t have to be in everything, but for Biscuit I make time.
64 days ago
08:40 rosa: Groomer on {weekday-62} at 2, only nails. Can anybody take him? I’m in a meeting that can’t move.
08:44 sam: I can.
+2 rosa: You’re a treasure. Marla has his card.
62 days ago
15:10 sam: Nails done. He held out each paw himself, like a lady at a ball.
  + portrait rosa/Biscuit = IMG_2104.jpg
15:31 amara: That face!
+4 theo: Ready for the opera.
52 days ago
09:40 rosa: Blood for the thyroid panel tomorrow at 8:15. He has to come with an empty stomach, so please nobody feed him tonight after ten.
09:46 sam: No carrots. Understood.
51 days ago
08:50 rosa: Done. Not a sound from him. The carrots are legal again.
38 days ago
12:15 theo: I’ll be in the neighborhood on {weekday-36} and could walk him at noon, if that’s any use. I have been told exercise is good for trustees.
12:24 rosa: He’d be delighted! The leash is on the low hook.
+2 sam: He’ll bring it to you. Act surprised.
36 days ago
13:05 theo: I acted surprised. We did the short round and then, since he knew the way, the long one.
13:20 rosa: He played you.
+3 theo: Like a violin.
23 days ago
15:52 sam: You’ll have seen it in the other chat: he limps, left hind leg, after a run. He’s resting. I’m writing down here how it goes so that it doesn’t get lost between the receipts.
18:30 sam: 6:30 pm: lies on his good side, lets me touch everything, no heat, no swelling.
21:05 rosa: 9 pm: up once to the garden on the leash, still careful with it. Tablet taken, ate all.
22 days ago
07:20 rosa: 7 am: better. Puts the whole paw down.
12:15 sam: Noon: ten minutes on the leash, uneven only when he turns.
19:30 rosa: Evening: he tried to jump on the sofa. I was faster.
20 days ago
17:44 theo: How is the patient?
17:50 rosa: Even. Bored. Eyeing the squirrel.
17 days ago
18:20 sam: A tiny bare spot on the same leg, above the heel, smaller than a lentil. It’s where he licked. I’m keeping an eye on it.
18:26 rosa: Thank you. I’ll put the soft collar on him at night.
14 days ago
08:15 rosa: Spot is dry. He has forgiven the collar, I think.
10 days ago
17:01 rosa: Tomorrow is his annual check, 1:30 with Dr. Vance. Any questions I should ask?
17:09 sam: 1. Is the leg really fine for the hill?
  2. The spot above the heel
  3. Does he need the second dog flu shot, the whippet lady says it’s going round
17:15 theo: 4. Whether she’d kindly write the diagnosis on the invoice. Insurance asks every time.
9 days ago
15:05 rosa: Answers!
  1. Hill yes, in a few days, not at a gallop.
  2. Only licked, leave it alone.
  3. Yes. First dog flu shot today, the second one in about three and a half weeks.
  4. She did.
15:11 sam: Perfect.
+3 theo: Thank you, especially for 4.
5 days ago
16:48 sam: First hill since the limp. Walked up, walked down, even all the way.
  + photo river = IMG_2183.jpg
16:55 amara: So good to read this.
today
-31 theo: Morning all. The second flu shot is due by the {day+15w}: shall I book Dr. Vance for the {day+11w}?
-28 rosa: Yes please. The {day+11w} after 3 pm works for me.
-26 theo: Booked: {weekday+11w} the {day+11w}, 3:30 pm.
-24 sam: I can drive him. Here is the photo of the limp spot from this morning, it looks fine now.
  + photo paw = IMG_2201.jpg
`,
};
