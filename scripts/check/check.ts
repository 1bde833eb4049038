/** One check of `npm run check`: its name and how to find its problems, one printable line or block each. */
export interface Check {
  readonly name: string
  readonly run: () => Promise<readonly string[]>
}
