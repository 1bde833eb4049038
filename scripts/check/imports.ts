import { posix } from 'node:path'
import { findRings } from '../source/find-rings'
import { isTestFile, readSourceTree, type SourceFile, type SourceTree } from '../source/source-tree'
import { ownerOf, readWorkspace, resolveImport, type Target, type WorkspaceMember } from '../source/workspace'
import type { Check } from './check'
import {
  allowedImports,
  areaOf,
  browserAreas,
  deferredPackages,
  domainOrder,
  serverOnlyAreas,
  serverOnlyPackages,
} from './import-rules'

interface Link {
  readonly from: SourceFile
  readonly line: number
  readonly typeOnly: boolean
  readonly deferred?: true
  readonly specifier: string
  readonly target: Target
}

/** Import directions, entries, cycles (type imports counted) and what may reach the browser. */
export const imports: Check = {
  name: 'imports',
  run: async () => findImportProblems(readSourceTree(), readWorkspace()),
}

/** Returns the problems of `tree`, one line each. */
export function findImportProblems(
  tree: SourceTree,
  workspace: ReadonlyMap<string, WorkspaceMember>,
): readonly string[] {
  const links = [...tree.values()].flatMap((from) =>
    from.imports.map((found) => ({
      from,
      ...found,
      target: resolveImport(from.path, found.specifier, tree, workspace),
    })),
  )
  return [
    ...links.flatMap((link) =>
      problemOf(link).map((problem) => `${link.from.path}:${link.line}: ${problem}`),
    ),
    ...ringsOfFiles(links),
    ...ringsOfPackages(links),
    ...serverCodeInBrowser(tree, links),
  ]
}

function problemOf({ from, specifier, target, typeOnly, deferred }: Link): readonly string[] {
  if (target.kind === 'outside' && deferredPackages.includes(target.packageName)) {
    const isLoaded = !typeOnly && deferred !== true && !isTestFile(from.path)
    return isLoaded ? [`'${specifier}' would be loaded at every start: import() it where it is used`] : []
  }
  if (target.kind === 'missing') return [`'${specifier}': ${target.reason}`]
  if (target.kind !== 'file') return []
  const [member, targetMember] = [memberOf(from.path), memberOf(target.path)]
  const isInside =
    member === targetMember || target.throughDoor || (isTestFile(from.path) && isTestFile(target.path))
  if (!isInside && !['scripts', 'tests', 'bench'].includes(targetMember)) {
    return [`'${specifier}' goes past the exports of ${targetMember}`]
  }
  if (targetMember === 'platform/test-kit' && !isTestFile(from.path) && member !== 'bench') {
    if (member !== targetMember) return ['only tests import the test kit']
  }
  if (isTestFile(from.path) || ['scripts', 'bench'].includes(member)) return []
  return [...problemOfAreas(from.path, target.path), ...problemOfDomains(from.path, target.path)]
}

function problemOfAreas(from: string, target: string): readonly string[] {
  const [area, targetArea] = [areaOf(from), areaOf(target)]
  if (area === targetArea) return []
  const allowed = allowedImports[area]
  if (allowed === undefined) return [`${area} has no row in scripts/check/import-rules.ts`]
  return allowed.includes(targetArea) ? [] : [`${area} may not import ${targetArea}`]
}

/**
 * Domains import in one direction; a screen imports no other screen, and shared code of screens imports no screen at
 * all.
 */
function problemOfDomains(from: string, target: string): readonly string[] {
  const [domain, targetDomain] = [domainOf(from), domainOf(target)]
  if (domain === null || targetDomain === null) return []
  if (!domainOrder.includes(domain)) return [`${domain} has no place in domainOrder of import-rules.ts`]
  if (domainOrder.indexOf(targetDomain) > domainOrder.indexOf(domain)) {
    return [`${domain} comes before ${targetDomain} and may not import it`]
  }
  const targetScreen = screenOf(target)
  if (targetScreen === null || targetScreen === screenOf(from)) return []
  return [`${screenOf(from) ?? posix.dirname(from)} may not import the screen ${targetScreen}`]
}

/** Returns the domain of `domains/<domain>/rules/…`; null for the generated lists and for other folders. */
function domainOf(path: string): string | null {
  return /^domains\/([^/.]+)\//.exec(path)?.[1] ?? null
}

/** Returns the folder of the screen that the file belongs to. */
function screenOf(path: string): string | null {
  return /^domains\/[^/]+\/screens\//.test(path) ? posix.dirname(path) : null
}

/** Returns the workspace member: all domains are one package. */
function memberOf(path: string): string {
  return path.startsWith('domains/') ? 'domains' : ownerOf(path)
}

function ringsOfFiles(links: readonly Link[]): readonly string[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, target } of links) {
    if (target.kind === 'file') addEdge(edges, from.path, target.path)
  }
  return findRings(edges).map((ring) => `files form a ring: ${ring.join(' → ')}`)
}

function ringsOfPackages(links: readonly Link[]): readonly string[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, target } of links) {
    if (target.kind !== 'file' || isTestFile(from.path)) continue
    const [owner, targetOwner] = [ownerOf(from.path), ownerOf(target.path)]
    if (owner !== targetOwner) addEdge(edges, owner, targetOwner)
  }
  return findRings(edges).map((ring) => `packages form a ring: ${ring.join(' → ')}`)
}

function addEdge(edges: Map<string, Set<string>>, from: string, to: string): void {
  edges.set(from, (edges.get(from) ?? new Set()).add(to))
  if (!edges.has(to)) edges.set(to, new Set())
}

/** Follows the imports of everything that runs in the browser; types are left out, because they are erased by then. */
function serverCodeInBrowser(tree: SourceTree, links: readonly Link[]): readonly string[] {
  const linksOf = new Map<string, Link[]>()
  for (const link of links) linksOf.set(link.from.path, [...(linksOf.get(link.from.path) ?? []), link])
  const starts = [...tree.keys()].filter(isBrowserFile)
  const seen = new Set(starts)
  const problems: string[] = []
  for (const path of seen) {
    for (const { line, typeOnly, specifier, target } of linksOf.get(path) ?? []) {
      if (typeOnly) continue
      const refused =
        target.kind === 'outside'
          ? specifier.startsWith('node:') || serverOnlyPackages.includes(target.packageName)
          : target.kind === 'file' && serverOnlyAreas.includes(areaOf(target.path))
      if (refused) problems.push(`${path}:${line}: '${specifier}' would reach the browser`)
      else if (target.kind === 'file') seen.add(target.path)
    }
  }
  return problems
}

function isBrowserFile(path: string): boolean {
  if (isTestFile(path)) return false
  return browserAreas.includes(areaOf(path)) || /^apps\/[^/]+\/src\/entry-(browser|early)\.tsx?$/.test(path)
}
