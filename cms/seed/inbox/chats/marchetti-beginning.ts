/** The Marchetti Family Trust's chat in its first months: keys, lists, and a look at Biscuit's hips. */
export const MARCHETTI_BEGINNING = `
299 days ago
10:04 amara: Good morning Rosa, Theo and Sam. This is the chat of The Marchetti Family Trust. Whoever is assigned to the trust is in it, and we in the office can read along and help.
10:11 rosa: Thank you Amara! It feels official now.
10:15 theo: Good morning. I have the signed deed in front of me. Biscuit, Olive and Pepper are named in it.
+3 sam: Hello everyone. Happy to be part of this.
+2 theo: A few things I’d like to settle in the first weeks:
  1. Keys, and who has which
  2. What food costs in a month
  3. The emergency sheets, one by the door
  4. Two visits a year by me, as the deed asks
  No hurry with any of it.
10:41 rosa: All fine with me. Sam has had a key since last month. Shall I get one made for you too, Theo?
+6 theo: Please. I’ll keep it in the office safe with a tag, no address on it.
+1 rosa: Very sensible.
298 days ago
18:20 rosa: Key is cut. It sticks a little in the lower lock, lift the handle.
18:34 theo: Noted. I can pick it up {weekday-296} after five.
+5 rosa: I’m home.
296 days ago
17:40 theo: Key collected, and I have met all three. Olive sat on my hat.
17:52 rosa: She does that to people she likes. To people she doesn’t, too.
+3 sam: Mine has never been the same since.
294 days ago
08:05 sam: I wrote down what I’d need to know on the first evening if I had to take over. Could you both look over it?
+1 sam: Biscuit: one thyroid tablet morning and evening, with food. No penicillin, cephalexin instead. Fireworks: blinds closed, stay with him.
  Olive: dry food twice a day. No flea collar, drops on the neck.
  Pepper: wet food, eats slowly, needs to be alone with his bowl.
  Vets: Dr. Vance, (503) 555-0180. Alder Pet Clinic, (503) 555-0210.
08:31 rosa: Pepper drinks from the bathroom tap and nowhere else if the bowl is near his food. Otherwise perfect.
+4 sam: Added.
12:10 theo: This is better than most sheets I see. May I use it as an example with the names removed?
+8 sam: Of course.
290 days ago
19:12 rosa: Emergency sheets printed. One by the door, one in the car, one at Sam’s.
19:30 theo: Thank you. First point off the list.
287 days ago
09:02 theo: Food costs: Rosa, could you send me roughly what a month is? An estimate is enough to plan with.
12:44 rosa: Biscuit $62, Olive $28, Pepper $34. Litter $22. Tablets $19.
+2 rosa: And treats, which I refuse to add up.
12:58 theo: $165 then, and a line called “treats, not added up”. The auditors will enjoy it.
282 days ago
16:20 sam: First {weekday-2} with Biscuit done. He waited at the window for an hour and then decided I’m acceptable.
16:31 rosa: He slept all evening, so you must have walked far.
+2 sam: Up to the reservoir and back. He met a goat.
+1 rosa: Poor goat.
275 days ago
16:05 sam: Second {weekday-2}. No waiting at the window, straight to the leash. I think we’re friends.
16:40 rosa: That makes me very happy.
272 days ago
09:30 theo: Insurance: the policy for Biscuit is in the name of Rosa. The trustee may claim in her place, I have checked. Olive and Pepper have none. Is that on purpose?
10:12 rosa: Pepper was too old when I asked. Olive I simply forgot.
+5 theo: I’ll ask Evergreen for a quote for Olive. Pepper we set something aside for every month.
+2 rosa: Good plan.
269 days ago
11:15 theo: Quote for Olive: $31 a month, deductible $250. In my view a reserve is the better choice for a healthy young cat. Opinions?
11:52 rosa: Reserve. I trust your view.
+6 sam: Agree.
+11 theo: Then $30 a month go aside for Olive and $45 for Pepper, from the 1st.
268 days ago
16:24 sam: All well today. He knows the word “other side” now and changes sides of the path for bicycles.
16:40 rosa: He does it for joggers, too. I was so proud.
265 days ago
18:44 rosa: Biscuit sits down slowly on his left side lately. Sam, have you noticed?
18:51 sam: Yes, on the stairs. I thought he was tired from the hill.
+2 rosa: I’ll have Dr. Vance look at it.
262 days ago
17:03 rosa: Back from the clinic. She took an X-ray of both hips: early, mild changes on the left. Nothing to treat now. He should stay lean and move a little every day, and we repeat it in a year.
+4 theo: That sounds as good as such news can be.
+3 sam: So no long hill once a week and little in between, but a bit every day?
+2 rosa: Exactly what she said.
261 days ago
16:15 sam: Flat round, slow. No stairs at mine either, I’ve put a mattress downstairs for the two of us.
+18 rosa: You’re spoiling him.
+1 sam: He’s spoiling me. It’s a very good mattress.
259 days ago
10:20 rosa: The report is in his record now. And here for Sam to read in peace.
  + paper rosa/Biscuit/xray = X-ray report Biscuit.pdf
10:48 sam: Read it. I’ll change the {weekday-2} round to the flat one by the river.
12:30 theo: I have noted the date for next year’s X-ray in the trust’s calendar.
255 days ago
08:15 rosa: He weighs 45 lbs. Dr. Vance would like 41.
08:22 sam: Then I’m the one with the treats in my pocket. I’ll change to carrots.
+4 rosa: He’ll forgive you. Possibly.
+7 theo: Does lean food cost more? Please just buy it, and tell me what it is.
+9 rosa: $8 more a month. The carrots are Sam’s.
251 days ago
09:50 theo: I have a small question that isn’t about money: may I have a picture of all three for the folder? At present the cover is a coffee ring.
10:32 rosa: All three in one picture isn’t possible without a film crew. Here they are one by one.
  + portrait rosa/Biscuit = IMG_1620.jpg
  + portrait rosa/Olive = IMG_1634.jpg
  + portrait rosa/Pepper = IMG_1641.jpg
+9 theo: Thank you. I have a cover.
247 days ago
16:30 sam: River round, forty minutes, no stiffness after. He spat out the first carrot and took the second.
16:44 rosa: Progress.
240 days ago
16:28 sam: He asks for the carrot now.
  + photo river = IMG_1688.jpg
16:35 rosa: What a beautiful afternoon you two had.
236 days ago
09:00 theo: First quarter, in short: food and litter $541, clinic $412, of which insurance has paid back $289. Reserve for Olive and Pepper $75. Everything is within the plan.
09:24 rosa: I’ve never known so exactly what my cats cost.
+3 theo: Most people prefer not to.
233 days ago
16:34 sam: He is limping a bit in front, don’t worry, I have found it already: a thorn. Out, cleaned, walking fine.
16:40 rosa: My heart. Thank you.
+1 sam: Next time I write “thorn” first and “limping” after.
+1 rosa: Please!
226 days ago
16:10 sam: Short one today, it poured. We practiced “wait” in the hallway instead. He is better at it than I am.
+20 rosa: Thank you both.
224 days ago
20:02 rosa: Question: I’m away for two nights from {weekday-217}, a cousin is getting married. Sam, could you stay at mine?
20:15 sam: Gladly. I’ll bring my pillow.
+3 theo: Then it’s our first rehearsal. I’d be glad if you both wrote down afterwards what was missing.
219 days ago
16:20 sam: All well. I’m packing for {weekday-217}. Is there anything Pepper doesn’t like in an overnight guest?
16:29 rosa: Closed doors, and being sung to. Only he sings.
217 days ago
18:20 sam: Moved in. Everybody fed. Pepper has inspected my suitcase and approved it.
18:42 rosa: I’m on the train and already missing them.
21:05 sam: Tablet given, with food. Doors locked, lower lock stuck, handle lifted.
+6 rosa: You’re an angel. Good night.
216 days ago
08:12 sam: Good morning from all three. Olive woke me at 5:40. Is that usual?
08:30 rosa: That’s her being polite. At home it’s 5:15.
19:20 sam: Evening report: 2 walks, 2 tablets, 4 meals, 1 hat.
+12 rosa: Not the hat again!
+1 sam: The hat is beyond saving. I have made my peace with it.
215 days ago
14:05 rosa: Home. They look at me as if I’d only been to the mailbox.
15:30 theo: Lovely. What was missing?
15:48 sam: 1. Where the spare litter is (found it behind the coats)
  2. The number of the plumber, just in case
  3. Which blanket is whose
16:02 rosa: I’ll label the shelf. The plumber is on the fridge now, too.
212 days ago
16:18 sam: {weekday-2}: river, carrots, two swans who were in the right. We turned round.
+11 rosa: Wise.
205 days ago
16:22 sam: River round done. We met a lady with two whippets and she asked what I feed him, he shines so.
16:31 rosa: Carrots!
204 days ago
18:05 rosa: Small thing: Biscuit’s chip is still registered to my old address. I’ve just found the letter. Fixed online in five minutes.
18:22 theo: That is not a small thing at all. I’ll check the other two.
203 days ago
10:12 theo: Olive’s is right. Pepper has no chip on file?
10:20 rosa: He has one, from the shelter. I never registered it. Doing it now.
+14 rosa: Done. The lady on the phone said eleven years is not a record.
201 days ago
09:40 theo: I would like to make my first visit of the year. Would {weekday-197} at four suit you, Rosa?
09:55 rosa: Yes, I’ll bake something.
+2 theo: I was going to say please don’t go to any trouble, but I won’t.
198 days ago
16:22 sam: All well, and I’ve oiled the lower lock while I was there. You can stop lifting the handle.
16:30 rosa: I’ve lifted that handle for nine years.
+1 sam: I know. I have watched you.
197 days ago
18:10 theo: Visit done: home, food, papers and sheets as agreed, all three well. The lemon cake is not part of the minutes but should be.
18:25 rosa: Thank you for taking the time to play with Olive.
+4 theo: She played with me.
196 days ago
12:15 rosa: Biscuit has had his boosters, leptospirosis and bordetella. We waited the twenty minutes, no reaction.
12:31 sam: Good boy.
+5 theo: Thank you. Certificate to the record, please, boarding houses ask for it.
17:40 rosa: Done.
`;
