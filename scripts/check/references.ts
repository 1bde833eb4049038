import { posix } from 'node:path'

/** Folders that are built, installed or created at run time, and so are not in the repository. */
const notCommitted = new Set(['node_modules', 'dist', 'data', 'coverage'])

/** Folders of earlier layouts and of drafts, which look like folders of the repository and are not. */
const absentFolders = new Set(['spec', 'research', 'packages'])

/** A Markdown file named with its folder, outside of a longer path or address. */
const documentName = /(?<![\w./@:-])((?:[a-z][\w-]*\/)+[\w-]+\.md)\b/g

/** A path in backticks. */
const quotedPath = /`((?:[a-z][\w-]*\/)[^`\s$]*)`/g

/** A section of the specification, or the first of several. */
const specifiedSection =
  /(docs\/specification\/[\w-]+\.md)`?\s+(?:\*\s+)?sections? (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g

/**
 * Returns what `texts` (path to text, documents and source) refer to and the repository does not contain: Markdown
 * files, paths in backticks that begin with one of its folders, and sections of the specification. `exists` checks a
 * path from the root. Paths are cut at the first placeholder (`<domain>`, `{id}`, `*`).
 */
export function findReferenceProblems(
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    const named = [...text.matchAll(documentName)].map((match) => match[1] ?? '')
    const quoted = [...text.matchAll(quotedPath)]
      .map((match) => withoutPlaceholder(match[1] ?? ''))
      .filter((reference) => isOfRepository(reference, exists))
    const absent = [...new Set([...named, ...quoted])].filter(
      (reference) => !exists(reference) && !exists(posix.join(posix.dirname(path), reference)),
    )
    return [
      ...absent.map((reference) => `${path}: refers to ${reference}, which does not exist`),
      ...absentSections(path, text, texts),
    ]
  })
}

function withoutPlaceholder(reference: string): string {
  const parts = reference.split('/')
  const end = parts.findIndex((part) => !/^[\w.-]+$/.test(part))
  return parts.slice(0, end === -1 ? parts.length : end).join('/')
}

function isOfRepository(reference: string, exists: (path: string) => boolean): boolean {
  const parts = reference.split('/')
  const first = parts[0] ?? ''
  return (absentFolders.has(first) || exists(first)) && !parts.some((part) => notCommitted.has(part))
}

function absentSections(path: string, text: string, texts: ReadonlyMap<string, string>): readonly string[] {
  return [...text.matchAll(specifiedSection)].flatMap(([, document = '', sections = '']) => {
    const target = texts.get(document)
    if (target === undefined) return []
    return sections
      .split(/, | and /)
      .filter((section) => !new RegExp(`^##+ ${section.replace('.', '\\.')}\\.? `, 'm').test(target))
      .map((section) => `${path}: refers to section ${section} of ${document}, which does not exist`)
  })
}
