import { describe, expect, it } from 'vitest'
import { fuzzyScore } from './fuzzy-match'

const best = (typed: string, ...texts: readonly string[]) =>
  texts
    .flatMap((text) => {
      const score = fuzzyScore(text, typed)
      return score === null ? [] : [{ text, score }]
    })
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text)

describe('what was typed', () => {
  it('fits when its letters come in their order, whatever their case and accents', () => {
    expect(best('ordn', 'Órdenes', 'Nadero')).toEqual(['Órdenes'])
    expect(best('x', 'Cases')).toEqual([])
  })

  it('fits beginnings of words best', () => {
    expect(best('dr', 'Unfinished readers', 'Document requirements')[0]).toBe('Document requirements')
    expect(best('ca', 'Local accounts', 'Cases')[0]).toBe('Cases')
  })

  it('of nothing fits everything', () => {
    expect(fuzzyScore('Cases', '')).not.toBeNull()
  })
})
