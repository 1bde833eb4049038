import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InstalledPackage } from './runtime-packages'

/** Licences (SPDX) under which a package may be distributed with Porchlight, which is under Apache-2.0. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
])

/** Packages whose `package.json` names no licence, with the one in their licence file. */
const readInTheirFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

function licenceOf({ name, licence }: InstalledPackage): string {
  return licence ?? readInTheirFile[name] ?? 'no named licence'
}

/** Returns a sentence for each package whose licence forbids, or does not clearly allow, distributing it. */
export function licenceProblems(packages: readonly InstalledPackage[]): readonly string[] {
  return packages
    .filter((each) => !isAllowed(licenceOf(each)))
    .map((each) => `${each.name} ${each.version} is under ${licenceOf(each)}`)
}

/** Of a choice (`MIT OR GPL-3.0`) one is enough; of a combination each has to be allowed. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))
}

/** Returns the licences of the packages, as they require to be passed on with them. */
export function licenceNotices(root: string, packages: readonly InstalledPackage[]): string {
  return packages
    .map((each) => {
      const folder = join(root, each.folder)
      const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
      return [`${each.name} ${each.version} (${licenceOf(each)})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
