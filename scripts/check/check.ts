/** One check of `npm run check`: what it is called and how to find its problems, one printable line or block each. */
export interface Check {
  readonly name: string
  readonly run: () => Promise<readonly string[]>
}
