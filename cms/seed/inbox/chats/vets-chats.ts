import type { DemoChat } from '../demo-chat';

/** Chats of veterinarians with each other and with the owners of their patients. */
export const VETS_CHATS: readonly DemoChat[] = [
  {
    opener: 'hannah',
    picked: ['chiara'],
    unread: { chiara: 1 },
    script: `
70 days ago
17:40 hannah: Dr. Bellini, the clinic said I may write to you here. Truffle’s insulin: is it bad if I’m twenty minutes late?
18:12 chiara: Good evening Hannah, here is just right. Twenty minutes are no problem at all. Up to an hour is fine. What matters is that she has eaten first.
+3 hannah: I’ve been running home from the subway.
+2 chiara: You may walk.
69 days ago
07:45 hannah: Eaten, injected, walked. All of us.
62 days ago
18:20 hannah: She didn’t finish her supper, about half. Full dose or half?
18:24 chiara: Half the food, half the dose. Offer her something again in an hour, a little chicken is all right. If she’s wobbly or very sleepy: sugar syrup on the gums and call me, (617) 555-0182.
+2 hannah: Half. Syrup is in the fridge door.
19:31 hannah: She has eaten the chicken and stolen Winston’s toy.
+3 chiara: Then she’s well.
55 days ago
08:10 hannah: Numbers of the week, before breakfast: 212, 198, 224, 201, 190, 187, 195.
12:40 chiara: That’s a good week. Falling gently, which is what I want. We leave everything as it is.
48 days ago
08:02 hannah: 188, 192, 176, 204 (cheese, my fault), 181, 179, 184.
12:15 chiara: Thank you for confessing to the cheese. Still good.
41 days ago
08:06 hannah: 174, 181, 169, 177, 172, 180, 171. No cheese!
12:31 chiara: Excellent. I’d like to see her for blood next week and then, perhaps, only every second day of measuring.
34 days ago
16:50 hannah: She was so brave today. When will you know more?
17:05 chiara: {weekday-32} at the latest.
32 days ago
15:44 chiara: Her long-term value has come down nicely, and kidneys and liver are as they should be. You’re doing this very well, Hannah. From now on: measure every second morning, dose as it is.
+2 chiara: For your folder:
  + paper hannah/Truffle/bloodwork = Truffle blood panel.pdf
15:58 hannah: I’m crying in the office. Happily. Thank you.
20 days ago
19:02 hannah: A different patient: Winston snores so loudly that the neighbors have asked. Is it dangerous, or only loud?
19:20 chiara: With his short nose some snoring is his normal. Three questions: does he stop breathing for moments, are his gums ever bluish, does he wake with a start?
+4 hannah: No, no, and only if there’s cheese.
+2 chiara: Then it’s loud. Keep him lean, cool and on his side. If the neighbors insist, they may have the number of an architect.
13 days ago
08:05 hannah: Every second morning: 171, 168, 175, 170.
12:50 chiara: Beautiful.
4 days ago
18:30 hannah: Bea has licked a bit of the thyroid gel off my glove. About a pinhead. Should I worry?
18:33 chiara: A pinhead is less than her dose. No worry. Leave out tomorrow morning’s gel, if you’d like to be on the safe side, and go on as usual the day after.
+2 hannah: I didn’t wait long for an answer, did I? Thank you!
yesterday
17:15 hannah: Truffle has her birthday today, eleven. She’d like you to know.
  + portrait hannah/Truffle = The birthday girl.jpg
17:40 chiara: Happy birthday, Truffle! Half a green bean with a candle, and not the candle.
+6 hannah: She’s had the bean. Next values come on {weekday+1}.
`,
  },
  {
    opener: 'arthur',
    picked: ['peter'],
    script: `
57 days ago
13:10 arthur: Dr. Maddox, I measured Duke’s lumps with a ruler. The one on the third rib: 1 1/4 inch. The other: 3/4.
17:22 peter: Thank you Arthur. That’s the same as half a year ago, within the thickness of a pencil line.
+3 arthur: Is the ruler good enough?
+4 peter: The ruler is excellent. Same spot, same position, same time of day, and nothing is better than a ruler.
35 days ago
12:02 peter: The blood from this week: all within the range for a dog of ten. Here is the sheet.
  + paper arthur/Duke/bloodwork = Duke blood panel.pdf
12:20 arthur: He’ll have an extra walk for it.
21 days ago
18:15 arthur: 76 pounds! Down from 81. You asked for five, he has given you five.
18:31 peter: Tell him I’m proud. His knees will thank him, and so will the ribs, I can feel everything much better.
8 days ago
19:40 arthur: Agatha the tortoise hasn’t eaten since {weekday-10}. She’s awake, eyes clear, only not interested. Is that a reason to come?
19:55 peter: How warm is it under her lamp? Measure on the ground where she sits.
+12 arthur: 77 Fahrenheit.
+3 peter: It should be 90 to 95. I think it’s the lamp, not the tortoise. Change the bulb and offer chicory tomorrow at noon.
6 days ago
12:40 arthur: It was the lamp. She’s eaten the chicory, a slice of zucchini and the edge of my newspaper.
+20 peter: The sports pages, I hope.
`,
  },
  {
    opener: 'mei',
    picked: ['peter'],
    unread: { peter: 1 },
    script: `
83 days ago
16:05 mei: Hello Dr. Maddox, Mochi is itching, paws and belly, and we’ve just learned that a friend gave her beef treats. We’re in Toronto and I know you can’t look at her from Seattle, but you know her best.
17:30 peter: Hello Mei. I can look at pictures and think. Is the skin red between the toes? Does she wake at night from it?
+6 mei: Red, yes. She doesn’t wake. We wash her paws after each walk as you said.
+4 peter: Good. Then: go on washing, keep the tablets from Dr. Wren ready and begin with them if she wakes at night. And no beef, also not from friends.
76 days ago
16:40 mei: A week of washing: better. And the friend has been spoken to.
+30 peter: Both are medicine.
31 days ago
17:12 mei: Could we have a video visit? Panko eats slowly again. Dr. Leung is away until {weekday-20} and I’d feel better with a second pair of eyes.
17:20 peter: Of course. {weekday-30} at four your time? Please have him on a towel on the table, with good light from the side.
30 days ago
16:31 mei: Thank you for your calm. I’ve booked Dr. Leung for the day she’s back, and until then hay, herbs and the grated pellets.
+5 peter: And call Danforth Exotics at once if he stops altogether, somebody is always there: (416) 555-0214. With rabbits we don’t wait overnight.
20 days ago
18:02 mei: Teeth trimmed, he’s eating like before. Here’s last year’s picture of the skull for your records, Dr. Leung says it’s the same left lower side.
  + paper mei/Panko/xray = Panko skull.pdf
18:25 peter: Thank you, that fits. Every eight weeks then, not every ten.
yesterday
16:50 mei: Eight weeks it is. He has an appointment before he knows it. And Mochi sends her regards, without itching.
  + portrait mei/Mochi = Mochi.jpg
`,
  },
  {
    name: 'Round table of the vets',
    opener: 'sofia',
    picked: ['peter', 'chiara'],
    unread: { sofia: 1 },
    script: `
150 days ago
19:30 sofia: Good evening colleagues. Three cities, three clinics, and I believe we all ask ourselves the same things in the evening. No names of owners here, please, only cases.
19:44 peter: Wonderful idea. I’ve wanted this since I came.
+11 chiara: Hello from Boston! First case from me, if I may: a parrot of 23 who plucks. Bloods are clean.
+6 peter: What’s his day like?
+4 chiara: Busy house, many animals, alone only now and then. He plucks when it’s quiet.
+9 sofia: Then I’d give him something to do in the quiet rather than more company. Paper to shred, seeds in pine cones, the radio at a fixed hour.
149 days ago
18:20 chiara: Radio at a fixed hour is clever. He can’t read a clock, but he can learn the jingle.
120 days ago
18:05 chiara: The parrot: feathers growing back on the chest. He now says the traffic news.
18:30 sofia: I’ve never had a better result.
71 days ago
20:10 peter: A question about thyroid dogs: do you test four or six hours after the tablet?
20:22 sofia: Before the tablet AND five hours after, if the owner can manage. If only one, then five hours after.
+8 chiara: Same here. And always the same lab, or one compares apples with other apples.
33 days ago
19:15 chiara: For those who have diabetic dogs in their care: I’ve had good experience with letting owners send me a week’s values in one line instead of a call every day. They’re calmer, I’m calmer.
19:28 peter: I’m stealing that.
+5 sofia: So am I.
5 days ago
18:40 sofia: I’d like to write one page for trustees: what a year of a chronically ill animal costs, honestly, with a range. Kidney, thyroid, diabetes, joints. Would you each take one and I take two?
18:55 peter: Joints.
+2 chiara: Diabetes, obviously.
yesterday
20:05 chiara: My draft for diabetes: food $45 to $70 a month, insulin and needles $60 to $110, blood three times in the first year, twice afterwards. I’ve put the lows of the range first, so nobody is frightened on the first line. What do you think?
`,
  },
  {
    opener: 'sofia',
    picked: ['sam'],
    script: `
22 days ago
09:15 sofia: Good morning Sam, Rosa tells me you saw the limp happen. Could you describe the first minute? It helps me more than an X-ray.
09:31 sam: Good morning Dr. Vance. He turned hard to the left at a run, the puppy cut him off. He yelped once, stopped, three steps on three legs. Then he put it down and limped. No fall.
+4 sofia: Perfect, thank you. That sounds like a strain and not like the joint. Rest, leash, no stairs, and please feel the knee this evening: warm or not?
20:40 sam: Not warm. Same as the other one.
+3 sofia: Very good.
10 days ago
11:05 sofia: For tomorrow: would you come along with Rosa? I’d like to show you both how to move his hip a little every evening, two minutes, he’ll enjoy it.
11:10 sam: I’ll be there. He enjoys everything that lasts two minutes and ends with a carrot.
`,
  },
  {
    opener: 'bernice',
    picked: ['chiara'],
    unread: { bernice: 1 },
    script: `
100 days ago
14:30 bernice: Dr. Bellini honey, it’s Bernice. Roscoe says “accident on Route 9” now every morning at seven. You did that.
15:02 chiara: I’m so sorry, and so pleased. How’s his chest?
+4 bernice: Fuzzy. Like a peach.
+2 bernice:
  + portrait bernice/Roscoe = Roscoe fuzzy.jpg
+5 chiara: What a handsome man!
36 days ago
15:10 bernice: Magnolia has a chipped tooth, upper right. She eats fine. Yolanda at Bright Fangs saw it when she did Dolly’s.
15:40 chiara: Is there anything pink in the middle of the break? If yes, it should be looked at this week, if no, it can wait until I’m down in the mountains next month.
+9 bernice: I needed two towels and Delia. No pink.
+3 chiara: Then it can wait. Soft food if she turns her head while she chews.
5 days ago
13:25 bernice: 13.6 pounds!! Banjo!! You said 13.5 before your next visit and I said never.
13:50 chiara: I’m writing it on the wall. Please keep the meals as they are, now comes the hard part, which is staying there.
2 days ago
16:20 chiara: I’ll be in Asheville from {weekday+19w} for three days. Shall I look at Magnolia’s tooth, Old Tom’s blood and the rabbits’ nails in one visit, in your kitchen? It saves you three drives with a coonhound singing.
`,
  },
];
