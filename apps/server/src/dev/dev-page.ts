import { type Html, html } from './html'

const styles = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 24px 16px 64px }
  h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 8px } h2 { font-size: 1.3rem; margin: 40px 0 8px }
  p { margin: 0 0 16px; max-width: 40rem } a { color: LinkText }
  ul { list-style: none; margin: 0; padding: 0 } li { border-top: 1px solid GrayText; padding: 16px 0 }
  li > div { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 20px; border: 1px solid currentColor; border-radius: 8px; background: Canvas; color: CanvasText; cursor: pointer }
  small { font-size: .9rem } pre { white-space: pre-wrap; font: inherit; margin: 8px 0 0 } dl { margin: 0 } dt { font-weight: 600 } dd { margin: 0 0 8px }
`

/** A page of the guided demo: plain, without scripts, its one style element allowed by `nonce`. */
export function devPage(title: string, body: Html, nonce: string): string {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${{ markup: styles }}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
  return page.markup
}
