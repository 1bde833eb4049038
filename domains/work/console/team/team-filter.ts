import type { TeamWorkConfig } from '../../methods/team-work/client'

/** Reads which items an address shows: `?kind=case&owner=none&late=1`. */
export function parseTeamFilter(search: string): TeamWorkConfig {
  const query = new URLSearchParams(search)
  const kind = query.get('kind') ?? ''
  const owner = query.get('owner') ?? ''
  return {
    ...(kind === '' ? {} : { kind }),
    ...(owner === '' ? {} : { owner }),
    ...(query.has('late') ? { isLate: true } : {}),
  }
}

/** The address without `/es` that shows those items. */
export function buildTeamPath({ kind, owner, isLate = false }: TeamWorkConfig): string {
  const query = new URLSearchParams()
  if (kind !== undefined) query.set('kind', kind)
  if (owner !== undefined) query.set('owner', owner)
  if (isLate) query.set('late', '1')
  const search = query.toString()
  return `/console/team${search === '' ? '' : `?${search}`}`
}

/** Sets the filter's `owner`, or removes it if it is already set: the same link turns it on and off. */
export function toggleOwner({ owner: current, ...rest }: TeamWorkConfig, owner: string): TeamWorkConfig {
  return current === owner ? rest : { ...rest, owner }
}

/** The same for a kind. */
export function toggleKind({ kind: current, ...rest }: TeamWorkConfig, kind: string): TeamWorkConfig {
  return current === kind ? rest : { ...rest, kind }
}

/** The same for lateness. */
export function toggleLate({ isLate = false, ...rest }: TeamWorkConfig): TeamWorkConfig {
  return isLate ? rest : { ...rest, isLate: true }
}
