// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { voice as firstVoice } from './first/voice'
import { voice as secondVoice } from './second/voice'
import { voice as thirdVoice } from './third/voice'

/** What each brand says of itself. */
export const voices = {
  first: firstVoice,
  second: secondVoice,
  third: thirdVoice,
}
