import type { HeadConfig } from 'vitepress'
import { type BrandColours, tokensOf } from '../../../platform/brands/src/index'

const { light, dark, hero } = tokensOf('first')

/** The lamp of the demo's guide, in its colour. */
const lamp = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${hero.action}"><circle cx="16" cy="16" r="15" opacity=".35"/><circle cx="16" cy="16" r="8"/></svg>`

/** What every page has in its head: the colours of the first brand, which `theme/site.css` uses, and an icon. */
export const head: HeadConfig[] = [
  ['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(lamp)}` }],
  ['style', {}, `:root{${variables(light)}}.dark{${variables(dark)}}`],
]

function variables({ canvas, surface, ink, inkMuted, border, primary, onPrimary }: BrandColours): string {
  const values = { canvas, surface, ink, 'ink-muted': inkMuted, border, primary, 'on-primary': onPrimary }
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
