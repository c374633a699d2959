import type { DemoChat } from '../demo-chat';

/** Chats of owners with the people who look after their pets. */
export const OWNERS_CHATS: readonly DemoChat[] = [
  {
    opener: 'arthur',
    picked: ['lena'],
    unread: { lena: 1 },
    script: `
50 days ago
18:12 arthur: Hello Lena. You’re in Duke’s and Juno’s records as foster now, thanks to you. How do we best introduce a husky of six and a Labrador of ten to a new house?
18:40 lena: Hello Arthur! Duke first and alone, he sounds like somebody who tells the others it’s fine. Juno a week later. Is Duke good with stairs?
+5 arthur: Good, not fast. Juno is fast, not good.
+2 lena: That’s the nicest description of a husky I’ve read.
42 days ago
17:20 lena: Duke was here for three hours. He has checked every room, chosen the rug by the heater and sighed.
17:26 arthur: The sigh is his signature.
35 days ago
16:05 lena: Juno’s turn. She has talked without a break from two until four. I’ve answered where I could.
16:11 arthur: She did the same on the ride home. I think she’s told me about you.
22 days ago
12:30 arthur: A night for both, {weekday-15}? I’d be ten minutes away, with my phone under the pillow.
12:44 lena: Yes. And please turn the phone to silent, I’ll ring twice if it’s serious.
14 days ago
08:15 lena: Good morning! Both asleep by ten, both awake at six, breakfast eaten by each and then inspected by the other.
08:18 arthur: I slept badly and they didn’t. I suppose that’s how it should be.
+4 lena: It’s exactly how it should be.
yesterday
18:55 arthur: Zoë would like to see your garden gate before Juno comes again, she thinks 41 inches isn’t enough. May she drop in on {weekday+2}?
`,
  },
  {
    opener: 'arthur',
    picked: ['zoe'],
    script: `
52 days ago
08:30 arthur: Zoë, Juno can’t go to Wagtime today, they’re full. Could you take her from nine to one?
08:34 zoe: Yes! Does she need anything but running?
+1 arthur: No.
13:10 zoe: She has run. So have I. We’re lying on the lawn.
  + portrait arthur/Juno = Juno after.jpg
13:22 arthur: Thank you both!
25 days ago
17:45 arthur: Pixel has a wheat allergy, did I ever tell you? I’ve just found your cookies in her bed.
17:49 zoe: You did, and they’re rice. It’s on the bag she ate, too.
+4 arthur: She ate the bag?
+1 zoe: A corner. She’s fine, I’ve asked Dr. Maddox.
3 days ago
19:10 arthur: Would you have a week in about two months? All six, Noodle and Agatha included. I’d like to see my brother.
19:32 zoe: I’d love to. Please send me the dates, and somebody must explain the ferret to me again.
`,
  },
  {
    opener: 'hannah',
    picked: ['caleb'],
    script: `
46 days ago
12:20 hannah: Hello Caleb! Bella’s trainer says that a dog who visits hospitals should also know a barn. You’re her foster on paper. Would you like to be it for a weekend, too?
19:05 caleb: Hello Hannah. A barn is what I have. She’s welcome. It’s a long way from Boston, though.
+6 hannah: I’m driving down to see a friend in Asheville anyway. {weekday-29} to {weekday-27}?
+4 caleb: Good. I’ll put the rooster away.
29 days ago
15:40 caleb: She’s here. She’s met a goat, a barn cat and a wheelbarrow, and asked each of them how they feel.
15:52 hannah: That’s my girl.
28 days ago
20:10 caleb: Slept in the hay room with the door open, her choice. The goat came and lay down next to her. Good manners, both.
+8 caleb: A picture for you, she was looking at the moon.
  + portrait hannah/Bella = Bella and the moon.jpg
20:25 hannah: I miss her so much and I’m so glad she’s there.
27 days ago
18:30 hannah: Home. She smells of hay and looks ten feet tall. Thank you, Caleb.
19:02 caleb: Any time. The goat is asking for her.
`,
  },
  {
    opener: 'ines',
    picked: ['tomas'],
    unread: { ines: 2 },
    script: `
200 days ago
09:10 ines: Bom dia Tomás! The spare key is with Dona Célia on the ground floor. She’ll ask who you are. Say “Canela”.
09:22 tomas: Buenos días! It worked. She also gave me a pastry.
+2 ines: She does that to everyone she approves of.
160 days ago
18:30 tomas: Fado 45 minutes, Canela 15 in her harness, Bruno wasn’t tired after either. Cats counted: 2. Loro has learned to say “Tomás, no”.
18:44 ines: From me, I’m afraid. Not about you. About Bruno.
123 days ago
08:20 tomas: Canela is coughing a little this morning, twice, after getting up. Otherwise herself. I think you’d want to know.
08:24 ines: I do, thank you. I’ll call Dr. de la Cruz.
16:10 ines: She’s listened to her heart: the murmur is as it was. It’s the cough of small dogs in a hurry. We watch it.
+5 tomas: Watching. She’s watching me, too.
95 days ago
12:15 tomas: Haircut day at The Clip Joint. Fado before and after, you decide which is which.
  + portrait ines/Fado = Fado.jpg
12:31 ines: He looks like a lawyer!
+2 tomas: He walks like one.
60 days ago
17:35 tomas: Found the ferret. You said “the gap is closed”. There is a second gap.
17:41 ines: PÍCARO.
+1 tomas: Behind the washing machine, with four socks and a remote control. All returned.
+2 ines: All four socks are Luís’s. He’ll be so touched.
7 days ago
08:05 ines: Pícaro had his vaccines yesterday. Half an hour of watching him, no reaction. For the folder by the door:
  + paper ines/Pícaro/vaccination = Picaro vaccines.pdf
08:11 tomas: Filed. How was he?
+20 ines: He rode in the backpack and the whole waiting room is in love.
6 days ago
09:30 ines: It looks as if I have to fly to Lisbon for two weeks, my mother is having her knee done. I’ll start a chat with Clara, so that we plan it together.
09:36 tomas: Of course. I wish your mother all the best. I have the two weeks free.
yesterday
18:10 tomas: Everybody walked and fed. Loro has a new word and I’m innocent.
+3 tomas: It’s “socks”.
`,
  },
  {
    name: 'While Ines is in Lisbon',
    opener: 'ines',
    picked: ['tomas', 'clara'],
    unread: { clara: 1 },
    script: `
6 days ago
12:05 ines: Dear both, I’m away from {weekday+5} for two weeks. Tomás moves in, Luís is only home on the weekends, and Clara, I’d be glad if you had an eye on the whole.
12:20 clara: Of course. What do you need me for in practice: money, decisions, or somebody to call at night?
+9 ines: All three, in this order. The clinic is Barton Springs Veterinary, (512) 555-0212.
+4 tomas: I can also be called at night, I’ll be there anyway.
5 days ago
10:15 clara: I’ve read the records of all seven. My list of what must not go wrong:
  |
  Canela: harness, never a collar.
  Loro: no avocado, no chocolate, also not as a joke.
  Pícaro: the gaps.
  Bruno: is one year old.
  |
  Is anything missing?
10:22 tomas: Sombra and Nube have to be counted in the evening. One of them can open the balcony door.
+3 ines: Sombra. She’d deny it.
3 days ago
18:40 ines: I’ve signed the consent for emergencies, so that you may decide in my place up to $4,000. Clara pays first and I pay back the day I land.
18:52 clara: Thank you. I hope we won’t need it, and it’s good to have it.
2 days ago
20:15 tomas: Dress rehearsal tonight: I’ve slept on the couch. In the morning I had one dog on my feet, one on my arm and a cat on my face. I think we’re ready.
20:21 ines: Which cat?
+2 tomas: It was dark and so was she.
yesterday
09:40 ines: Sombra! Clara, last question from me: who tells my mother’s neighbor which flight Luís is on? No, wrong chat. Sorry! But since I’m here: thank you both, I’m traveling so much lighter.
`,
  },
  {
    opener: 'mei',
    picked: ['zoe'],
    script: `
110 days ago
15:20 mei: Hello Zoë, I’m back in Toronto and Mochi keeps looking for you behind the sofa.
15:48 zoe: I keep looking for her behind mine! The week with her was the best of my year.
71 days ago
16:10 mei: We’re in Seattle again from {weekday-43} to {weekday-37}. Would you like Mochi and Tofu during the day? I’ve got meetings with lawyers about the tortoise.
16:18 zoe: I’d love them. What does one need a lawyer about a tortoise for?
+4 mei: She’ll outlive me by thirty years.
+1 zoe: Oh. Yes. That makes sense.
40 days ago
17:30 zoe: Mochi: no beef, no grass, much dignity. Tofu: on the bookshelf since ten, he has reached the cookbooks.
17:36 mei: He reads from left to right.
36 days ago
19:05 mei: Landed. They slept through the flight. Thank you Zoë, you’re family now.
19:20 zoe: I’m a bit teary and it’s your fault.
`,
  },
  {
    opener: 'walter',
    picked: ['nadia'],
    script: `
199 days ago
11:10 walter: Miss Haddad, thank you for visiting. Kaiser has not barked at the door since. He listens for you.
11:25 nadia: Nadia, please! I’d like to come again on Saturday, if I may. Methuselah owes me a look at his face.
62 days ago
10:02 walter: For your trial night tomorrow. Kaiser: tablet in the evening, one. Liesl: no chicken. Both: they sleep in one bed although there are two.
10:20 nadia: I’ve written it down. One bed it is. May I give Liesl salmon?
+14 walter: She will think she’s in heaven.
60 days ago
09:15 nadia: They’re on their way home to you. The ramp comes tomorrow, next time he’ll walk out like a gentleman.
  + portrait walter/Kaiser = Kaiser at mine.jpg
11:02 walter: He came in, looked at me, and went to look for you at the door. I’m not offended.
+3 nadia: I’d come and visit before he forgets me.
16 days ago
14:40 nadia: Kaiser walked up and down my ramp six times today. I counted aloud and he liked it.
15:31 walter: Six times! For me he goes up once and waits for applause. He must like your counting.
`,
  },
  {
    opener: 'leila',
    picked: ['ruth'],
    script: `
52 days ago
18:05 leila: Hello Ruth, I’ve put you into Zaytoun’s record as his caretaker. He doesn’t know yet.
18:21 ruth: Thank you for trusting me with him. Does he still sit behind the washing machine?
+4 leila: With one paw out. My sister Samira says it’s his office.
33 days ago
12:10 ruth: Visited your cat and his office. Tuna at two, out at ten past, claws not yet. I’d rather have four calm visits than one with scratches.
12:24 leila: You’re right. My last sitter had scratches.
18 days ago
17:40 ruth: Claws done! Fatima held the tuna and told him about her day. He didn’t notice until the eighth.
17:52 leila: You two are magicians. Please thank her from me!
9 days ago
08:15 leila: His certificate from the booster, for your folder. The clinic sent it twice, maybe they like him.
  + paper leila/Zaytoun/vaccination = Zaytoun vaccination.pdf
08:31 ruth: Filed. It’s good until next year.
`,
  },
  {
    opener: 'theo',
    picked: ['harold'],
    script: `
187 days ago
17:05 theo: Harold, only between us: is there anything about the animals that you would not write into a list that others read?
186 days ago
10:12 harold: Yes. Mr Pickwick was my wife’s. He isn’t as friendly as the others and people might think he is the one to leave out. He isn’t.
17:10 theo: Thank you for telling me. It’s written where it belongs, and I’ll remember it without.
+9 theo: I’ve added that he and Nell stay together. Is that right?
185 days ago
08:55 harold: That is quite right.
88 days ago
09:45 harold: Fiona has your letter. She says you write as if you were sitting at the table.
16:58 theo: That’s the nicest thing anybody has said about a letter of mine. Most are about money.
4 days ago
11:20 harold: What does one call you on {weekday+6} when the clinic joins? Mr Okafor, or Theo?
17:02 theo: Theo. Hamish calls me by a sneeze.
`,
  },
];
