import { type BrandKey, brandOf } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'

/** Renders the brand's logo, in its colours for the scheme. Decoration only: the name is next to it. */
export function brandMark(brand: BrandKey): Html {
  const { viewBox, shapes } = brandOf(brand).logo
  return html`<svg class="mark" viewBox="${viewBox}" aria-hidden="true">${shapes.map(
    ({ path, colour }) => html`<path class="tone-${colour}" d="${path}"/>`,
  )}</svg>`
}
