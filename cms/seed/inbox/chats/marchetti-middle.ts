/** The Marchetti Family Trust's chat in its middle months: Pepper's kidneys, fireworks, and a new name on a record. */
export const MARCHETTI_MIDDLE = `
191 days ago
16:18 sam: {weekday-2} report: river round, one swim that was not planned, one towel sacrificed.
16:40 rosa: He still smells of river. It’s fine. It’s fine.
184 days ago
16:25 sam: All well. He sat for the mail carrier without being asked.
+14 rosa: Who are you and what have you done with my dog?
181 days ago
19:04 rosa: Pepper is drinking more than usual and has lost a little weight. I have an appointment with Dr. Vance on {weekday-178}.
19:15 theo: Thank you for telling us early. I hope it’s nothing.
+8 sam: I can drive you if it’s easier with the carrier.
+3 rosa: Oh yes please. He sings the whole way.
178 days ago
15:48 rosa: Blood is at the laboratory. He sang.
15:55 sam: He sang in two languages.
177 days ago
16:26 sam: River round. I looked in on Pepper too: he is on the windowsill and would like it noted that he is fine.
+8 rosa: Noted. I’m glad you were there today.
175 days ago
17:20 rosa: Results: the very beginning of kidney disease, stage 1. Dr. Vance says with the right food cats live with this for many years. Kidney diet from now on, and fresh water in more than one place.
17:31 theo: I’m glad it was found this early. The diet is on the trust, whatever it costs, and so are the checks.
+3 sam: Tell me the brand and I’ll keep a few cans at my place.
+6 rosa: I’ll bring you a box. He has tried it and thinks it’s a joke.
174 days ago
08:20 rosa: He ate half.
173 days ago
08:15 rosa: He ate all of it and looked at me for more. I could cry with relief.
08:26 sam: Good man, Pepper.
170 days ago
16:30 sam: River round, all well. Put out a third water bowl in the bedroom as you said. He drank from it while I watched, very dignified.
16:52 rosa: And the bathroom tap?
+2 sam: He has not given up the tap.
164 days ago
10:05 theo: The kidney food is $58 a month instead of $34. I have changed the plan and the reserve for Pepper to $60.
10:22 rosa: Thank you Theo. I sleep better.
163 days ago
16:31 sam: All well. New record: forty minutes and not one stop for goose business.
+25 rosa: Goose business!
156 days ago
16:20 sam: {weekday-2}: forty-five minutes, no stiffness. He is 43.5 lbs on my scale.
16:33 rosa: He’s getting a waist!
150 days ago
18:12 rosa: The fireworks are in ten days. Last year he shook until midnight. How do we do it this time?
18:20 sam: Blinds, radio, you on the sofa with him, and a long walk early in the afternoon so he’s tired.
+7 theo: My neighbor’s dog is given something by the vet for such evenings. Worth asking?
+4 rosa: I’ll ask Dr. Vance.
149 days ago
16:20 sam: All well, forty minutes. I’ve walked past the hall where they set off the fireworks and asked: nine o’clock, twenty minutes, and they send a text before they start. I’ve signed us up.
16:33 rosa: That’s so useful. Thank you.
147 days ago
12:40 rosa: She would rather not with the thyroid tablets, and thinks he’ll do well if I stay calm. So I have to practice staying calm.
12:49 sam: I’ll bring soup and we stay calm together.
142 days ago
16:17 sam: All well. Blankets for the sofa are washed.
140 days ago
15:10 sam: Long walk done at two, he’s asleep already.
21:40 rosa: Blinds closed. He shook for an hour and is sleeping now with his nose in Sam’s sleeve.
+3 theo: Well done, all three of you.
139 days ago
08:30 rosa: Slept through. Sam, your sleeve is in the wash.
135 days ago
16:24 sam: River round. Met the whippets again. Their lady is called Ione and would like a number for a dog sitter she can trust. May I give her the office’s?
16:40 amara: Please do: (503) 555-0199, or care@hearthside.example. We’ll find somebody in her part of town.
+3 sam: Thank you Amara.
128 days ago
09:15 theo: Dear both, an item I’ve put off: the deed asks us to name who steps in if Sam is ill or away. At present it would be nobody.
09:40 rosa: What about Lena Novak? She’s a foster in Seattle, very kind, and Biscuit liked her at once.
+5 sam: She would be my choice too.
+9 theo: Then let us try it while nothing depends on it. Two nights in Seattle?
+4 rosa: I’ll ask her.
125 days ago
19:32 rosa: Lena says yes with pleasure, {weekday-118} to {weekday-116}. She has a fenced garden and no cats who mind.
19:45 sam: I’ll write her the sheet.
121 days ago
16:25 sam: {weekday-2}: river round, packed his bag with him watching. He has put a tennis ball in it himself.
  + portrait rosa/Biscuit = IMG_1990.jpg
16:44 rosa: He knows. He always knows.
118 days ago
13:20 rosa: Biscuit is at Lena’s. He has his blanket, his bowl and, because I’m weak, one of my socks.
13:31 theo: Remembering the half sock of two years ago, may I ask how large the sock is?
+2 rosa: It’s a KNEE sock. He can’t.
+1 sam: He could.
19:55 rosa: Lena has put the sock away. She says he’s a bit restless but ate.
117 days ago
08:20 rosa: He lay by the door half the night and then came to her feet. Breakfast and tablet fine.
116 days ago
17:50 rosa: Home again. The second night he slept right through. Lena says his own blanket made the difference.
18:05 theo: Then the blanket goes on the sheet. And Lena into the record as foster for Biscuit, if you both agree.
+3 rosa: Agreed. For Pepper as well.
+2 sam: Agreed.
114 days ago
16:20 sam: All well. I asked him about Seattle. No comment.
107 days ago
16:15 sam: All well by the river. His new trick is carrying his own leash.
+20 rosa: He brought it to me in bed this morning.
104 days ago
09:10 theo: Half-year, in short. Spent: food and litter $1,121, clinic $906, insurance back $371. Reserve $465. One visit made, one to come. Minutes follow.
09:34 rosa: Thank you Theo. Is it all right that the clinic is more than planned?
+6 theo: It’s what the reserve is for. Next year I would plan $300 more for Pepper.
100 days ago
16:23 sam: River round, all well. Ione has called the number I gave her and sends thanks. Her whippets have a sitter now.
16:38 amara: That’s good to hear. It’s Grace Lindqvist’s cousin, they’ll be in good hands.
99 days ago
17:12 rosa: Olive has a bald patch on her neck, the size of a dime. She got new drops last week from the supermarket, the clinic was out of the usual ones.
17:20 sam: Is it red?
+2 rosa: A little. She doesn’t scratch.
+4 sam: I’d wash it off and send Dr. Vance a photo.
98 days ago
11:15 rosa: Contact rash, like with the collar. Washed, cream for five days. From now on only the drops from the clinic.
11:30 theo: Does her record say which ones?
+5 rosa: It does now.
93 days ago
08:44 rosa: Patch is closing, fur like velvet.
08:52 sam: I never doubted her.
16:30 sam: And from the river: also all well, also velvet.
86 days ago
16:31 sam: River round in the rain, both soaked, both happy.
83 days ago
17:05 rosa: Bath day at Suds & Snouts. Marla says he stood like a gentleman and his undercoat filled a bag.
17:20 sam: I don’t recognize him. He’s fluffy.
  + portrait rosa/Biscuit = IMG_2087.jpg
+3 theo: He looks like a cloud with a face.
79 days ago
16:16 sam: All well. He has rolled in something.
+4 rosa: Thank you for bathing him.
+1 sam: I haven’t said that I have.
+1 rosa: Sam.
+2 sam: I have.
78 days ago
10:00 theo: Something for the record, and it’s a nice reason: Elio has written that he would like to hand his part over for good, now that the little one is there. Rosa, Biscuit’s record still names him as trustee.
10:18 rosa: Yes, my brother can hardly hold a bottle and a pen at once. I’ll change it. He sends his regards and says thank you for taking it on.
+3 theo: Please tell him congratulations from me.
+2 sam: And from me!
72 days ago
18:40 rosa: Changed: Theo is the trustee in Biscuit’s record, and I put in his new weight. 41 lbs! On the dot!
18:52 sam: The carrots! I want it minuted.
+4 theo: It will be minuted.
`;
