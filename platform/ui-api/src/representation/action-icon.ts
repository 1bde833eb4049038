import type { ActionIcon } from '@porchlight/metadata'

/** White lines are seen (contrast of at least 4.5) on each colour. Paths are drawn in a square of 24. */
const pictures: Readonly<Record<ActionIcon, { readonly color: string; readonly path: string }>> = {
  approve: { color: '17674A', path: 'M6 12l4 4 8-8' },
  call: { color: '2B6777', path: 'M7 5c0 7 5 12 12 12v-3l-4-1-1 1c-2-1-3-2-4-4l1-1-1-4z' },
  close: { color: '4B5768', path: 'M7 7l10 10M17 7L7 17' },
  document: { color: '8A5300', path: 'M7 4h7l3 3v13H7zM10 11h4M10 15h4' },
  mail: { color: '1B4D89', path: 'M4 7h16v10H4zM4 7l8 6 8-6' },
  money: { color: '17674A', path: 'M12 5v14M16 8c-2-2-8-2-8 1s8 3 8 6-6 3-8 1' },
  new: { color: '1B4D89', path: 'M12 5v14M5 12h14' },
  person: { color: '6B4FB3', path: 'M12 12a4 4 0 1 0-.1 0zM5 20c1-5 13-5 14 0' },
  reply: { color: '1B4D89', path: 'M9 7l-5 5 5 5M4 12h10c4 0 6 2 6 6' },
  time: { color: 'A8371B', path: 'M12 4a8 8 0 1 0 .1 0zM12 8v4l3 2' },
}

/** The colour of an action and a picture that needs no file. */
export function actionIcon(icon: ActionIcon): { readonly color: string; readonly url: string } {
  const { color, path } = pictures[icon]
  const image =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#${color}"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="1.6"/></svg>`
  return { color, url: `data:image/svg+xml,${encodeURIComponent(image)}` }
}
