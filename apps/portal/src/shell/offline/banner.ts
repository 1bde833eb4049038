const copy = {
  en: {
    offline: 'You are offline.',
    seen: 'This is what we showed on {when}. It may have changed.',
    locale: 'en-US',
  },
  es: {
    offline: 'No tiene conexión.',
    seen: 'Esto es lo que mostramos el {when}. Puede haber cambiado.',
    locale: 'es-US',
  },
} as const

const style =
  '.offline-banner{position:sticky;top:0;z-index:9;padding:12px 16px;background:#FFF4D6;color:#3A2A00;border-bottom:2px solid #8A5300;font:16px/1.4 system-ui,sans-serif}'

/**
 * Adds a notice above a stored page that it is an old one, and its date. Its scripts are removed: without a network
 * they could only fail, and the page is complete without them.
 *
 * @param page.nonce of the stored page’s content security policy
 */
export function banner(
  html: string,
  page: { readonly language: 'en' | 'es'; readonly seen: Date; readonly nonce: string },
): string {
  const { offline, seen, locale } = copy[page.language]
  const when = page.seen.toLocaleString(locale, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return withoutScripts(html)
    .replace('</head>', `<style nonce="${page.nonce}">${style}</style></head>`)
    .replace(
      '<body>',
      `<body><div class="offline-banner" role="status"><strong>${offline}</strong> ${seen.replace('{when}', when)}</div>`,
    )
}

function withoutScripts(html: string): string {
  const close = '</script>'
  let rest = ''
  let from = 0
  while (true) {
    const start = html.indexOf('<script', from)
    const end = start < 0 ? -1 : html.indexOf(close, start)
    if (end < 0) return rest + html.slice(from)
    rest += html.slice(from, start)
    from = end + close.length
  }
}
