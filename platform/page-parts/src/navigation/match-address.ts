/** The target at an address, with the parameters in the address. */
export interface AddressMatch<Target> {
  readonly target: Target
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the target at `path` (without `/es`; a trailing slash does not matter), by the addresses of each, with
 * parameters as `:name`. Returns null if there is none. A path without parameters takes precedence, as on the server's
 * router: `/messages/new` before `/messages/:caseId`. If several share an address, the one that `isPreferred` accepts
 * takes precedence. It serves both the server, which needs it before rendering, and the browser.
 */
export function matchAddress<Target extends { readonly paths: readonly string[] }>(
  targets: readonly Target[],
  path: string,
  isPreferred: (target: Target) => boolean = () => false,
): AddressMatch<Target> | null {
  const segments = segmentsOf(path)
  let best: AddressMatch<Target> | null = null
  for (const target of targets) {
    for (const pattern of target.paths) {
      const params = matchSegments(segmentsOf(pattern), segments)
      if (params === null) continue
      const more = best === null ? -1 : countOf(params) - countOf(best.params)
      if (more < 0 || (more === 0 && isPreferred(target))) best = { target, params }
    }
  }
  return best
}

function countOf(params: Readonly<Record<string, string>>): number {
  return Object.keys(params).length
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
      continue
    }
    const value = decode(segment)
    if (value === null) return null
    params[part.slice(1)] = value
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
