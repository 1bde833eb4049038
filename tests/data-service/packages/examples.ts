import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../../../scripts/packages/published-packages'
import { root } from '../../../scripts/source/root'

/** Returns the examples in the READMEs of the packages: file name to text. */
export function readExamples(): ReadonlyMap<string, string> {
  return new Map(
    publishedPackages.flatMap(({ folder }) =>
      [...readmeOf(folder).matchAll(/```tsx? title="([\w.-]+)"\n([\s\S]*?)```/g)].map(
        ([, name = '', text = '']) => [name, text] as const,
      ),
    ),
  )
}

/** A row of the size table in a README: what is imported, and its size in units of 1024 bytes. */
export interface StatedSize {
  readonly names: readonly string[]
  readonly kilobytes: number
}

/** Returns the sizes stated in the README of the package in `folder`. */
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
