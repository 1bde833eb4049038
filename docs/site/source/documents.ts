import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/source/list-files'
import { root } from '../../../scripts/source/root'

/** A document of the repository, and the page that is made of it. */
export interface SiteDocument {
  /** Where it is written, from the repository's root. */
  readonly path: string
  /** Its page, from the root of the site: `guides/<name>.md`. */
  readonly page: string
  /** Its first heading. */
  readonly title: string
}

/** Folders of `docs/` whose documents are one group, without a document that lists them: the site makes that page. */
export const listedFolders = { guides: 'Guides', reference: 'Reference', adr: 'Decisions' } as const

/** Documents outside of `docs/`; `README.md` is the first page. */
const elsewhere = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'deploy/README.md',
]

/** Every document that is a page, in the order of their paths. Errors: an `Error` when one has no heading. */
export const documents: readonly SiteDocument[] = [
  ...elsewhere,
  ...listFiles('docs', ['.md']).filter((path) => !path.startsWith('docs/site/')),
  ...listFiles('platform', ['README.md']).filter((path) => /^platform\/[^/]+\/README\.md$/.test(path)),
].map((path) => ({ path, page: pageMadeOf(path), title: titleOf(path) }))

const pages = new Map(documents.map(({ path, page }) => [path, page]))

/** The page that shows a document, or lists those of a folder; undefined for anything else. `path` is from the root. */
export function pageOf(path: string): string | undefined {
  const place = path.replace(/\/$/, '')
  const listed = Object.keys(listedFolders).find((folder) => place === `docs/${folder}`)
  return pages.get(place) ?? pages.get(`${place}/README.md`) ?? (listed && `${listed}/index.md`)
}

/** The page of the decision with that number; undefined when no decision has it. */
export function pageOfDecision(number: number): string | undefined {
  const start = `docs/adr/${String(number).padStart(4, '0')}-`
  return documents.find(({ path }) => path.startsWith(start))?.page
}

/** Whether the repository holds a file or folder at `path`, from the root. */
export const isInRepository = (path: string) => existsSync(join(root, path))

function pageMadeOf(path: string): string {
  const page = path.replace(/^docs\//, '').replace(/README\.md$/, 'index.md')
  return page.includes('/') ? page : page.toLowerCase()
}

function titleOf(path: string): string {
  const title = /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${path} has no heading, which would be its title`)
  return title.replaceAll('`', '')
}
