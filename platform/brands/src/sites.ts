// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { site as firstSite } from './first/site'
import { site as secondSite } from './second/site'
import { site as thirdSite } from './third/site'

/** Where each brand is found, and its place in lists. */
export const sites = {
  first: firstSite,
  second: secondSite,
  third: thirdSite,
}
