// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { logo as firstLogo } from './first/logo'
import { names as firstNames } from './first/names'
import { logo as secondLogo } from './second/logo'
import { names as secondNames } from './second/names'
import { logo as thirdLogo } from './third/logo'
import { names as thirdNames } from './third/names'

/** The names and the logo of each brand. */
export const namesAndLogos = {
  first: { names: firstNames, logo: firstLogo },
  second: { names: secondNames, logo: secondLogo },
  third: { names: thirdNames, logo: thirdLogo },
}
