import type { Picture } from './take-pictures'

/** Renders a single page with all pictures: a row for each screen, with phones and desktops of the three brands. */
export function sheetPage(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ stop }) => stop.screen))].sort()
  const rows = screens.map((screen) => {
    const own = pictures.filter(({ stop }) => stop.screen === screen)
    const cells = own.map(
      ({ file, width, stop }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="" width="${width / 2.5}"></a><figcaption>${stop.brand} ${width}</figcaption></figure>`,
    )
    return `<section><h2>${screen}</h2><div>${cells.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:14px system-ui;margin:16px;background:#ddd}div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}
figure{margin:0}img{border:1px solid #888;background:#fff}h2{margin:24px 0 8px}</style>${rows.join('\n')}</html>`
}
