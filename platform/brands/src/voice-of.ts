import type { BrandKey } from './brand-keys'
import type { BrandVoice } from './brand-voice'
import { voices } from './voices'

/** Returns the texts of the brand `key`. */
export function voiceOf(key: BrandKey): BrandVoice {
  return voices[key]
}
