// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { tokens as firstTokens } from './first/tokens'
import { tokens as secondTokens } from './second/tokens'
import { tokens as thirdTokens } from './third/tokens'

/** The look of each brand. */
export const looks = {
  first: firstTokens,
  second: secondTokens,
  third: thirdTokens,
}
