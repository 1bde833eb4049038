import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import type { Services } from '@porchlight/server-methods/define/services'

/** Returns the full URL of a page of the portal, based on settings; with the token of a link if there is one. */
export function pageAddress(
  services: Pick<Services, 'brandAddress'>,
  page: { readonly brand: BrandKey; readonly language: Language; readonly path: string },
  linkToken?: string,
): string {
  const path = page.language === 'es' ? `/es${page.path}` : page.path
  const query = linkToken === undefined ? '' : `?link=${encodeURIComponent(linkToken)}`
  return `${services.brandAddress(page.brand)}${path}${query}`
}
