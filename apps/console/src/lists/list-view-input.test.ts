import { describe, expect, it } from 'vitest'
import { combineFilters, generateListName } from './list-view-input'

const own = { fieldApiName: 'Status', label: 'Status', operandLabels: ['New'], operator: 'Equals' }
const added = { fieldApiName: 'Name', operator: 'Contains', operands: ['a'] }

describe('the filters that a list is saved with', () => {
  it('are its own and those of the address', () => {
    const saved = combineFilters({ filteredByInfo: [own], filterLogicString: null }, [added])
    expect(saved.filteredByInfo).toEqual([
      { fieldApiName: 'Status', operandLabels: ['New'], operator: 'Equals' },
      { fieldApiName: 'Name', operandLabels: ['a'], operator: 'Contains' },
    ])
    expect(saved.filterLogicString).toBeNull()
  })

  it('hold besides the logic of its own', () => {
    const info = { filteredByInfo: [own, own], filterLogicString: '1 OR 2' }
    expect(combineFilters(info, [added, added]).filterLogicString).toBe('(1 OR 2) AND 3 AND 4')
    expect(combineFilters(info, []).filterLogicString).toBe('1 OR 2')
  })
})

describe('the name of a new list', () => {
  it.each(['Mañana: 1.ª lista', '2026', '…', 'A'.repeat(80)])('of %j is one that lists take', (label) => {
    const name = generateListName(label, 1_795_000_000_000)
    expect(name).toMatch(/^[A-Za-z](?:_?[A-Za-z0-9])*$/)
    expect(name.length).toBeLessThanOrEqual(40)
  })

  it('differs from moment to moment', () => {
    expect(generateListName('List', 1)).not.toBe(generateListName('List', 2))
  })
})
