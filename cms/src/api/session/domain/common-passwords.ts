/** Passwords of eight characters and more that stand at the top of every leaked list, folded. */
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 11111111 00000000 87654321 987654321 12341234 11223344
  123123123 88888888 99999999 12344321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl zxcvbnm1 asdf1234 abcd1234
  abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a1234567 a12345678 password password1 password12
  password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass1234 passwort
  iloveyou iloveyou1 iloveyou2 ilovemydog ilovedogs ilovecats lovelove loveyou1 princess princess1
  sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars starwars1 michelle jennifer jessica1 charlie1 michael1 jordan23 liverpool chelsea1 arsenal1
  computer internet samsung1 whatever trustno1 welcome1 welcome123 letmein1 letmein123 changeme
  changeme1 admin123 admin1234 administrator default1 master123 dragon123 monkey123 shadow123
  mustang1 hello123 hellohello freedom1 blink182 nintendo pokemon1 pokemon123 minecraft
  november december september february wednesday saturday january1 summer12 summer2024 summer2025
  summer2026 winter2025 winter2026 spring2026 autumn2026 corvette maverick cocacola butterfly
  chocolate strawberry elephant dolphins kittykat puppylove mypuppy1 mydog123 mycat123 doggy123
  goldenretriever labrador hearthside hearthside1 pettrust petowner caretaker veterinarian`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is too easy to guess: on the list, one character repeated, or the person's own name or address. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const folded = password.toLowerCase();
  if (COMMON.has(folded) || new Set(folded).size <= 2) return true;
  return about
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.toLowerCase())
    .some((text) => text.length >= 4 && folded.replace(/[\d\W]+$/, '') === text);
}
