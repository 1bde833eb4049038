import { describe, expect, it } from 'vitest'
import { buildTeamPath, parseTeamFilter, toggleKind, toggleLate, toggleOwner } from './team-filter'

describe('the filter of the team page', () => {
  it.each([
    {},
    { kind: 'case' },
    { owner: 'none', isLate: true },
    { kind: 'notice', owner: '005000000000001AAA' },
  ])('%j is the same after it was written into an address', (filter) => {
    expect(parseTeamFilter(buildTeamPath(filter).split('?')[1] ?? '')).toEqual(filter)
  })

  it('is taken off by the link that put it on, and leaves the others', () => {
    const filter = { kind: 'case', owner: 'none', isLate: true }
    expect(toggleKind(filter, 'case')).toEqual({ owner: 'none', isLate: true })
    expect(toggleOwner(filter, 'none')).toEqual({ kind: 'case', isLate: true })
    expect(toggleLate(filter)).toEqual({ kind: 'case', owner: 'none' })
    expect(toggleLate(toggleOwner(toggleKind({}, 'case'), 'none'))).toEqual(filter)
  })
})
