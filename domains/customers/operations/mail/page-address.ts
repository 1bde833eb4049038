import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import type { Services } from '@porchlight/server-methods/define/services'

/** The whole address of a page of the portal, from settings; with the token of a link when one is given. */
export function pageAddress(
  services: Pick<Services, 'brandAddress'>,
  page: { readonly brand: BrandKey; readonly language: Language; readonly path: string },
  linkToken?: string,
): string {
  const path = page.language === 'es' ? `/es${page.path}` : page.path
  const query = linkToken === undefined ? '' : `?link=${encodeURIComponent(linkToken)}`
  return `${services.brandAddress(page.brand)}${path}${query}`
}
