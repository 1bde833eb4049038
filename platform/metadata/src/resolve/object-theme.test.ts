import { contrast } from '@porchlight/brands'
import { expect, it } from 'vitest'
import { themeOf } from './object-theme'
import type { ResolvedObject } from './resolved-metadata'

it('white letters can be read on every colour that an object may have', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Thing_${index}__c`)
  const colors = new Set(names.map((apiName) => themeOf({ apiName } as ResolvedObject).color))
  expect(colors.size).toBe(8)
  const unreadable = [...colors].filter((color) => contrast('#FFFFFF', `#${color}`) < 4.5)
  expect(unreadable).toEqual([])
})
