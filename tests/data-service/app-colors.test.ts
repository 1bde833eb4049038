import { brandKeys, tokensOf } from '@porchlight/brands'
import { site } from '@porchlight/domains/apps/site'
import { expect, test } from 'vitest'

test('apps are headed in the primary colour of each brand', () => {
  for (const brand of brandKeys) {
    for (const { headerColors } of site.apps) {
      expect(`#${headerColors[brand]}`).toBe(tokensOf(brand).light.primary)
    }
  }
})
