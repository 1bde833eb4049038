/** A file generated from others: its path from the root and its whole text. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string
}

/** The first line of every generated file of code. */
export const codeHeader = '// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.\n\n'
