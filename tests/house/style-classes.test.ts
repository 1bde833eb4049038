import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/source/list-files'
import { root } from '../../scripts/source/root'

/** What a component uses of a style sheet: the classes it names; `all` if it selects one by a value. */
interface Use {
  readonly sheet: string
  readonly names: ReadonlySet<string>
  readonly all: boolean
}

function usesOf(file: string, text: string): readonly Use[] {
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({
      sheet: join(dirname(file), path),
      names: new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)),
      all: text.includes(`${name}[`),
    }),
  )
}

/** Returns the classes that the rules of a style sheet select. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^[^{}@]*\{/gm)
  return new Set(
    [...selectors].flatMap(([text]) => [...text.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name)),
  )
}

/** Returns classes named by a component but selected by no rule, and classes of rules named by no component. */
function mismatches(uses: readonly Use[], read: (sheet: string) => string): readonly string[] {
  return [...new Set(uses.map(({ sheet }) => sheet))].flatMap((sheet) => {
    const ofSheet = uses.filter((use) => use.sheet === sheet)
    const classes = classesOf(read(sheet))
    const names = new Set(ofSheet.flatMap((use) => [...use.names]))
    const unknown = [...names].filter((name) => !classes.has(name)).map((name) => `${sheet} lacks .${name}`)
    const unused = ofSheet.some(({ all }) => all) ? [] : [...classes].filter((name) => !names.has(name))
    return [...unknown, ...unused.map((name) => `nothing takes .${name} of ${sheet}`)]
  })
}

describe('the classes of style sheets', () => {
  it('are those that components name', () => {
    const files = ['apps', 'domains', 'platform'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
    const uses = files.flatMap((file) => usesOf(file, readFileSync(join(root, file), 'utf8')))
    expect(uses.length).toBeGreaterThan(100)
    expect(uses.filter(({ sheet }) => !existsSync(join(root, sheet)))).toEqual([])
    expect(mismatches(uses, (sheet) => readFileSync(join(root, sheet), 'utf8'))).toEqual([])
  })

  it('are reported where one side is missing', () => {
    const component = `import styles from './A.module.css'\nclassName={styles.frame} className={styles.title}`
    const sheet =
      '.frame { color: red }\n@media (min-width: 48em) {\n  .frame > .old:hover { color: blue }\n}'
    expect(mismatches(usesOf('a/A.tsx', component), () => sheet)).toEqual([
      'a/A.module.css lacks .title',
      'nothing takes .old of a/A.module.css',
    ])
  })
})
