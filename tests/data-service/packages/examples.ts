import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../../../scripts/packages/published-packages'
import { root } from '../../../scripts/source/root'

/** The examples in the READMEs of the packages: file name to text. */
export function readExamples(): ReadonlyMap<string, string> {
  return new Map(
    publishedPackages.flatMap(({ folder }) =>
      [...readmeOf(folder).matchAll(/```tsx? title="([\w.-]+)"\n([\s\S]*?)```/g)].map(
        ([, name = '', text = '']) => [name, text] as const,
      ),
    ),
  )
}

/** A row of the table of sizes in a README: what is imported, and what that weighs in units of 1024 bytes. */
export interface StatedSize {
  readonly names: readonly string[]
  readonly kilobytes: number
}

/** The sizes that the README of the package in `folder` states. */
export function readStatedSizes(folder: string): readonly StatedSize[] {
  return [...readmeOf(folder).matchAll(/^\| (`[^|]*`) +\| ([\d.]+) +\|$/gm)].map(
    ([, names = '', kilobytes]) => ({
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      kilobytes: Number(kilobytes),
    }),
  )
}

function readmeOf(folder: string): string {
  return readFileSync(join(root, folder, 'README.md'), 'utf8')
}
