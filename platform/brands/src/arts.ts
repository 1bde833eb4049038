// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { art as firstArt } from './first/art'
import { art as secondArt } from './second/art'
import { art as thirdArt } from './third/art'

/** The pictures of each brand. */
export const arts = {
  first: firstArt,
  second: secondArt,
  third: thirdArt,
}
