/** Writes one line for the person at the terminal. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
