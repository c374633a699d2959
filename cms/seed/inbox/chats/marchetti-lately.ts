/** The Marchetti Family Trust's chat of the last ten weeks, up to yesterday's minutes. */
export const MARCHETTI_LATELY = `
67 days ago
16:20 sam: {weekday-2}: all well, forty minutes, carried the leash home himself.
+15 rosa: I’ve started leaving it on the low hook for him.
66 days ago
12:04 rosa: Theo, the pharmacy has raised the tablets from $19 to $23. Shall I look elsewhere?
12:20 theo: If it’s the same maker I wouldn’t change for four dollars. Thyroid dogs do best on one brand.
+2 rosa: That’s what I hoped you’d say.
58 days ago
16:28 sam: He limped for three steps after the stairs and then not at all. Probably nothing. Writing it down anyway.
16:41 rosa: Thank you. I’ll watch him.
57 days ago
08:10 rosa: Nothing this morning, he’s chasing Olive.
52 days ago
09:20 theo: Reminder for all: Biscuit’s thyroid panel is due. Who makes the appointment?
09:33 rosa: Done already. Blood is drawn {weekday-51}, Dr. Vance talks us through it by video two days later. Would you like to join?
+2 sam: I would.
+5 theo: I as well, if I may. I understand the invoices better when I know what they’re for.
51 days ago
16:33 sam: All well. We found a bench with a view and sat for ten minutes like two old men.
+9 rosa: I love that.
49 days ago
18:02 rosa: Thank you both for joining. So: the value is a touch low before the morning tablet, the dose stays, and we look again in six months.
18:08 sam: She explains things so well.
+4 theo: I’ve put the date into the calendar. Here is the sheet for whoever wants the numbers.
  + paper rosa/Biscuit/bloodwork = Thyroid panel Biscuit.pdf
18:20 rosa: I want the numbers framed. Everything else on it is normal!
44 days ago
16:19 sam: River round. He’s in great shape.
41 days ago
19:11 rosa: Sam, I work late next {weekday-2} too. Could he stay for supper?
19:15 sam: Sure. Tablet at seven, with food?
+1 rosa: With food.
37 days ago
19:22 sam: Supper, tablet, snoring. In that order.
19:40 rosa: On my way. Don’t wake him before I’m there, I want to see it.
36 days ago
18:30 theo: Sam, I can see a receipt for $14 from {weekday-44} and can’t read what it is for.
18:37 sam: A towel. The old one went into the river.
+2 theo: Of course it did.
30 days ago
10:30 theo: Olive is four, and I see that her record has a trustee but no caretaker. Everybody knows it’s Sam. But paper is what counts on a bad day.
10:44 rosa: You’re right. I’ll add it as soon as I find my password.
+2 sam: It’s on the fridge, next to the plumber.
+1 rosa: SAM. Not in writing!
10:52 amara: Rosa, if it really is on the fridge, you can change it under Profile in half a minute. Call us and we’ll do it together: (503) 555-0199.
11:30 rosa: Changed, and the fridge is innocent again.
+2 amara: Wonderful.
28 days ago
10:05 theo: The yearly meeting: may I suggest {weekday-1}, half past four, at Rosa’s? It takes an hour if we all read the plan before.
10:20 rosa: Yes. There’ll be soup.
+6 sam: I’d come for the soup alone.
26 days ago
17:20 theo: Second visit of the year done. All three are well, papers and sheets in order, and the apple cake will be remembered.
17:31 rosa: You and Olive sat there for half an hour.
+2 theo: We went through the reserve.
23 days ago
15:40 sam: Rosa, Biscuit is limping. Long run this morning, a younger dog wouldn’t leave him alone. Left hind leg. No swelling, he puts weight on it. I’ve stopped everything and he’s on his blanket.
15:44 rosa: Thank you for calling right away. I’ll be home at five. Rest for tonight?
+2 sam: Rest, no stairs. I’d show him to Dr. Vance if it’s not better the day after tomorrow.
16:30 theo: Please don’t wait on account of cost.
22 days ago
08:30 rosa: Better already. He’s cross about the leash in the garden.
21 days ago
17:15 rosa: Walks without a limp again. Dr. Vance says on the phone: one more quiet week, then as before, and no playing with puppies three times his speed.
17:22 sam: I’ll tell the puppy.
16 days ago
16:10 sam: Back by the river, twenty minutes, even on all four.
+12 rosa: So glad.
13 days ago
09:05 theo: Planning for next year. My proposal in full:
  |
  Food and litter: $1,980
  Clinic, planned: $1,150 (Pepper every four months, Biscuit’s X-ray and thyroid, boosters)
  Insurance, Biscuit: $660
  Reserve, Olive and Pepper: $1,080
  Sam’s {weekday-2}s and six nights: $2,340
  Treats, not added up: $120
  |
  Together $7,330. The income of the trust covers it with about $400 to spare. Please read it in peace, we can talk at the yearly meeting.
09:48 rosa: You did add up the treats!
+2 theo: I estimated them. It isn’t the same.
10:15 sam: Fine with me. If there are $400 to spare, I’d like a second ramp for the car, the old one wobbles and his hip is worth it.
+5 theo: A ramp is exactly what it’s for. Please choose one.
12 days ago
08:22 rosa: I’ve read the plan twice. I wouldn’t change a thing, only add Lena’s travel if she has to come and fetch him.
08:35 theo: Quite right. Two returns Seattle and Portland by train, $140. I’ll add it, we talk it over at the meeting.
9 days ago
14:50 rosa: Annual check for Biscuit: weight steady, teeth good, heart clear. Dr. Vance says she wishes all seven-year-olds looked like this.
14:58 sam: Hear hear.
+3 theo: Excellent. That is the best line of the yearly report already written.
8 days ago
11:20 sam: Ramp ordered: folding, 62 inches, 150 lbs, anti-slip. $118. It comes on {weekday-5}.
  https://www.stepwise-ramps.example/folding/62
11:32 theo: Thank you, approved.
6 days ago
09:12 rosa: Pepper goes for his four-monthly blood test today. Grace feeds Clover while I’m out.
15:05 rosa: He sang.
5 days ago
17:33 sam: The ramp is here. Biscuit looked at it, looked at me, and jumped in beside it.
17:40 rosa: Carrots?
+1 sam: Carrots. Third try he walked up like a king.
3 days ago
08:30 rosa: Sam is in Olive’s record as caretaker now. It took me twenty-seven days, Theo.
08:41 theo: Twenty-seven. I wasn’t counting.
+2 sam: Hello Olive. It’s official.
12:10 rosa: News from the clinic about Pepper: his values have moved up a little, it’s stage 2 now. He feels well and eats well. Same food, same water, check in four months, and she’ll see us sooner if he eats less.
12:24 theo: Thank you for telling us. I’m sorry it isn’t better news, and glad he feels well. The reserve is there for him.
+3 sam: I’ll weigh him every {weekday-2} and write it here, if that helps.
+2 rosa: It does. Thank you, both of you.
2 days ago
09:05 rosa: Amara has kindly corrected it in his record, I couldn’t find the line.
09:20 amara: Gladly. The emergency sheet is up to date as well, please print the new one for the door.
+18 rosa: Printed.
16:22 sam: {weekday-2}: Biscuit thirty minutes, even. Pepper 12.2 lbs. Olive on the hat.
  + photo scales 12.2 black = IMG_2190.jpg
16:35 rosa: You keep that hat only for her, don’t you?
+1 sam: Yes.
yesterday
18:30 theo: Thank you both for this afternoon, and Rosa for the soup. It was a good yearly meeting.
18:34 rosa: Thank you for making money talk feel kind.
19:26 sam: Same from me. Walked him forty minutes afterwards, no limp.
20:12 theo: Minutes are in the file below, two pages with the plan for next year. Please read point 4, it’s about Lena, and tell me if anything is missing.
  + paper minutes = Minutes of the yearly meeting.pdf
`;
