import { type Brand, type BrandColours, tokensOf } from '@porchlight/brands'
import type { Language } from '@porchlight/i18n'
import { escapeHtml } from '../escape-html'
import type { MailContent } from '../mail-content'

/** The single-text parts of a mail. */
type TextKey = Exclude<keyof MailContent, 'about' | 'choice' | 'quote' | 'body' | 'postalAddress'>

/**
 * Renders the HTML part. Mail programs preserve inline styles and may drop the style element, so the light look is
 * inline and the dark look, for programs that support it, overrides it by class. No tables, no pictures, nothing
 * fetched.
 */
export function renderHtml(content: MailContent, brand: Brand, language: Language): string {
  const { light, dark, radius, body } = tokensOf(brand.key)
  const { choice } = content
  const text = (key: TextKey) => escapeHtml(content[key])
  const paragraphOf = (words: string) =>
    `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(words)}</p>\n`
  const paragraph = (key: TextKey) => `<p style="margin:0 0 16px">${text(key)}</p>`
  const postal = content.postalAddress === null ? '' : `<br>${escapeHtml(content.postalAddress)}`
  const choose =
    choice === null
      ? ''
      : `<br><a class="link" href="${escapeHtml(choice.address)}" style="color:${light.primary}">${escapeHtml(choice.label)}</a>`
  const family = escapeHtml(`'${body.family}', ${body.fallback}`)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text('subject')}</title>
<style>${darkStyles(dark)}</style>
</head>
<body class="canvas" style="margin:0;padding:24px 16px;background:${light.canvas};color:${light.ink};font-family:${family};font-size:17px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;font-size:20px;font-weight:700;color:${light.primary}">${escapeHtml(brand.names.displayName)}</p>
<div class="card" style="padding:24px;background:${light.surface};color:${light.ink};border:1px solid ${light.border};border-radius:${radius.card}px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${text('heading')}</h1>
${content.about === null ? '' : paragraphOf(content.about)}${content.body.map(paragraphOf).join('')}${paragraph('reason')}
${quoted(content.quote, light)}${paragraph('next')}
<p style="margin:0 0 24px"><a class="button" href="${text('link')}" style="display:inline-block;padding:12px 24px;background:${light.primary};color:${light.onPrimary};border-radius:${radius.control}px;font-weight:700;line-height:24px;text-decoration:none">${text('button')}</a></p>
${paragraph('lifetime')}
${paragraph('notYou')}
<p class="muted" style="margin:0;font-size:15px;color:${light.inkMuted}">${text('copyLink')}<br><a class="link" href="${text('link')}" style="color:${light.primary};overflow-wrap:anywhere;word-break:break-word">${text('link')}</a></p>
</div>
<p class="muted" style="margin:16px 0 0;font-size:15px;color:${light.inkMuted}">${escapeHtml(brand.names.tagline[language])}<br>${text('footer')}${postal}${choose}</p>
</div>
</body>
</html>
`
}

/** Renders user-written text, set off from our own by an edge. */
function quoted(lines: readonly string[], { primary }: BrandColours): string {
  if (lines.length === 0) return ''
  const words = lines.map(escapeHtml).join('<br>')
  return `<blockquote class="quote" dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${primary};overflow-wrap:anywhere">${words}</blockquote>\n`
}

function darkStyles(dark: BrandColours): string {
  return `@media (prefers-color-scheme:dark){
.canvas{background:${dark.canvas}!important;color:${dark.ink}!important}
.card{background:${dark.surface}!important;color:${dark.ink}!important;border-color:${dark.border}!important}
.brand,.link{color:${dark.primary}!important}
.quote{border-color:${dark.primary}!important}
.button{background:${dark.primary}!important;color:${dark.onPrimary}!important}
.muted{color:${dark.inkMuted}!important}
}`
}
