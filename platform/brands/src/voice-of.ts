import type { BrandKey } from './brand-keys'
import type { BrandVoice } from './brand-voice'
import { voices } from './voices'

/** What the brand `key` says of itself. */
export function voiceOf(key: BrandKey): BrandVoice {
  return voices[key]
}
