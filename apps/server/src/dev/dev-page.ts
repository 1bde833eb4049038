import { type Html, html } from './html'

const styles = `
  :root { color-scheme: light dark; --canvas: #f3f4f6; --surface: #fff; --ink: #17212f; --muted: #4b5768; --line: #7a8596; --primary: #1b4d89; font: 17px/1.5 system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --canvas: #0e1622; --surface: #172233; --ink: #eaf0f8; --muted: #b6c2d2; --line: #76869b; --primary: #8dbbf2 } }
  body { margin: 0; background: var(--canvas); color: var(--ink) }
  main { margin: 0 auto; max-width: 56rem; padding: 40px 16px 64px }
  h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 8px } h2 { font-size: 1.3rem; margin: 40px 0 8px }
  p { margin: 0 0 16px; max-width: 40rem } a { color: var(--primary); font-weight: 600 }
  ol { margin: 0; padding-left: 24px; max-width: 40rem } ol > li { padding: 4px 0 }
  ul { list-style: none; margin: 0; padding: 0 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px } ul:empty { display: none }
  ul > li { padding: 16px 0 } ul > li + li { border-top: 1px solid var(--line) }
  ul > li > div { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center } ul > li > div > :first-child { flex: 1 1 16rem }
  ul + ul { margin-top: 16px }
  button, input { font: inherit; min-height: 48px; padding: 0 20px; border: 1px solid var(--primary); border-radius: 8px; box-sizing: border-box; max-width: 100% }
  button { font-weight: 600; background: var(--surface); color: var(--primary); cursor: pointer; margin: 4px 4px 4px 0 } button:hover { background: var(--canvas) }
  input { background: var(--surface); color: var(--ink); padding: 0 12px } label { display: inline-block }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
  small { color: var(--muted); font-size: .9rem } pre { white-space: pre-wrap; font: inherit; margin: 8px 0 0; overflow-wrap: anywhere } dl { margin: 0 } dt { font-weight: 600 } dd { margin: 0 0 8px }
`

/** A page of the guided demo: plain, without scripts, its one style element allowed by `nonce`. */
export function devPage(title: string, body: Html, nonce: string): string {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${{ markup: styles }}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
  return page.markup
}
