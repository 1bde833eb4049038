import { brandOf, isBrandKey } from '@porchlight/brands'
import segments from 'sms-segments-calculator'
import { fillMergeFields } from '../../customers/facts/merge-text'
import type { CampaignPurpose } from '../facts/campaign-values'
import { mergeFieldNames, mergeFields } from '../facts/merge-fields'
import { textEndings } from '../facts/text-endings'

/** The characters of the longest address that a page of a brand has in a text; see `pageAddress`. */
const longestAddress = 60

/**
 * The messages of the network that a text takes at most: with the brand's name before it, the address of its page and the
 * way to cancel behind it, and every merge field as long as it can be.
 */
export function segmentsOf(
  text: string,
  about: {
    readonly brand: string
    readonly purpose: CampaignPurpose
    readonly hasPage: boolean
    readonly language: 'en' | 'es'
  },
): number {
  const longest = mergeFieldNames.map((name) => [name, 'x'.repeat(mergeFields[name].longest)])
  const filled = fillMergeFields(text, Object.fromEntries(longest))
  const name = isBrandKey(about.brand) ? brandOf(about.brand).names.shortName : about.brand
  const link = about.hasPage ? ` ${'x'.repeat(longestAddress)}` : ''
  return segmentsTaken(`${name}: ${filled}${link} ${textEndings[about.purpose][about.language]}`)
}

/** The messages of the network that a text takes as it is. */
export function segmentsTaken(text: string): number {
  return new segments.SegmentedMessage(text).segmentsCount
}
