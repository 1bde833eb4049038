import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { anchorOf } from '../source/anchor-of'
import { listFiles } from '../source/list-files'
import { root } from '../source/root'
import type { Check } from './check'
import { findReferenceProblems } from './references'

const readmeMaxLines = 100

/** The tests of the house rules plant dead references. */
const planted = 'tests/house/'

/**
 * Links between Markdown files, the length of the README, the sections of each decision, and what documents and source
 * refer to.
 */
export const documents: Check = {
  name: 'documents',
  run: async () => {
    const exists = (path: string) => existsSync(join(root, path))
    const sources = listFiles('.', ['.ts', '.tsx', '.mjs', '.css']).filter(
      (path) => !path.startsWith(planted),
    )
    const texts = readTexts(listFiles('.', ['.md']))
    return [
      ...findDocumentProblems(texts, exists),
      ...findReferenceProblems(new Map([...texts, ...readTexts(sources)]), exists),
    ]
  },
}

function readTexts(paths: readonly string[]): ReadonlyMap<string, string> {
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Returns the problems of the documents `texts` (path to text), where `exists` checks any path from the root. */
export function findDocumentProblems(
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  return [...texts].flatMap(([path, text]) => [
    ...brokenLinks(path, text, texts, exists),
    ...(path === 'README.md' && text.trimEnd().split('\n').length > readmeMaxLines
      ? [`README.md: more than ${readmeMaxLines} lines`]
      : []),
    ...(/^docs\/adr\/\d/.test(path) ? missingSections(path, text) : []),
  ])
}

function brokenLinks(
  path: string,
  text: string,
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file))
    if (!exists(target)) return [`${path}: link to ${link}, which does not exist`]
    const targetText = texts.get(target)
    if (anchor === undefined || targetText === undefined || anchorsOf(targetText).has(anchor)) return []
    return [`${path}: link to ${link}: no such heading`]
  })
}

function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '')
  return new Set(headings.map(anchorOf))
}

function missingSections(path: string, text: string): readonly string[] {
  return ['Context', 'Decision', 'Consequences']
    .filter((section) => !new RegExp(`^## ${section}$`, 'm').test(text))
    .map((section) => `${path}: has no section "## ${section}"`)
}
