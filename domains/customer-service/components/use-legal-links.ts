import { useAddress } from '@porchlight/page-parts/navigation/address'
import type { BrandInfo } from './brand-info'

/** Where a brand's privacy notice and terms of use are: at its own site, or else the portal's own pages. */
export function useLegalLinks({ privacyLink, termsLink }: Pick<BrandInfo, 'privacyLink' | 'termsLink'>): {
  readonly privacy: string
  readonly terms: string
} {
  const address = useAddress()
  return {
    privacy: privacyLink ?? address('/privacy/notice'),
    terms: termsLink ?? address('/terms-of-use'),
  }
}
