/** A set of whole numbers from 0 up, one bit each: 100,000 of them take 12 kB. */
export class BitSet {
  private constructor(private readonly bits: Uint8Array) {}

  static of(numbers: readonly number[]): BitSet {
    const most = numbers.reduce((most, number) => Math.max(most, number), 0);
    const bits = new Uint8Array((most >> 3) + 1);
    for (const number of numbers)
      bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
    return new BitSet(bits);
  }

  has(number: number): boolean {
    return ((this.bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0;
  }
}
