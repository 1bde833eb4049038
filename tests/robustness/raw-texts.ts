import type { Choice } from './seeded-choice'

/** Returns up to `most` bytes, of any kind; most results exclude those that end a line. */
export function noise(choice: Choice, most: number): string {
  const letters = choice.of([
    'az09._-',
    'aé\xffß',
    ' \t"\'<>',
    '\\/:@?#&=%',
    '\x00\x01\x1f\x7f',
    ';,{}[]()|^~`$*+!',
  ])
  const text = Array.from(
    { length: choice.below(most) + 1 },
    () => letters[choice.below(letters.length)] ?? '',
  ).join('')
  return choice.once(40) ? `${text}\r\n${text.slice(0, 9)}` : text
}

/** Returns noise encoded for an address. */
export function encoded(choice: Choice, most: number): string {
  return choice.once(4)
    ? choice.of(['001000000000000AAA', '003', '%00', '%2e%2e', '%F0%9F%94%A6'])
    : encodeURIComponent(noise(choice, most))
}

/** Returns one letter or two, repeated, ending in a mismatch. */
export function long(choice: Choice, most: number): string {
  const unit = choice.of(['a', 'a.', 'a-', '.', '1', ',', ' x', '%41', '(', '{a:', 'a@'])
  return unit.repeat(1 + choice.below(Math.floor(most / unit.length))) + choice.of(['_', '!', '', '"'])
}
