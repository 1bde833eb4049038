import { type LabelSet, labelProblems } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { shellLabels } from './labels'
import { noticeLabels } from './notices/labels'
import { usageLabels } from './usage/labels'

const screenLabels = import.meta.glob<LabelSet>('../screens/*/labels.ts', { eager: true, import: 'labels' })

describe('the words of the portal', () => {
  it('are found for every screen that has words of its own', () => {
    expect(Object.keys(screenLabels).length).toBeGreaterThanOrEqual(4)
  })

  it.each(Object.entries(screenLabels))('%s: both languages fill the same blanks', (_, labels) => {
    expect(labelProblems(shellLabels, noticeLabels, usageLabels, labels)).toEqual([])
  })
})
