import { type LabelSet, labelProblems } from '@porchlight/i18n'
import { shellLabels } from '@porchlight/page-parts/labels'
import { describe, expect, it } from 'vitest'

const screenLabels = import.meta.glob<LabelSet>('./*/screens/**/labels.ts', { eager: true, import: 'labels' })
const sharedLabels = import.meta.glob<Record<string, LabelSet>>(
  ['./*/components/**/labels.ts', './*/facts/*-labels.ts', '../platform/page-parts/src/*/labels.ts'],
  { eager: true },
)

describe('the words of the portal', () => {
  it('are found for every screen that has words of its own', () => {
    expect(Object.keys(screenLabels).length).toBeGreaterThanOrEqual(40)
  })

  it('fill the same blanks in both languages where screens share them', () => {
    const sets = Object.values(sharedLabels).flatMap((module) => Object.values(module))
    expect(sets.length).toBeGreaterThanOrEqual(20)
    expect(sets.flatMap((set) => labelProblems(shellLabels, set))).toEqual([])
  })

  it.each(Object.entries(screenLabels))('%s: both languages fill the same blanks', (_, labels) => {
    expect(labelProblems(shellLabels, labels)).toEqual([])
  })
})
