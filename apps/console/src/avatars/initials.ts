/** The first letters of a name's first and last words, in capitals; a question mark for a name without a letter or digit. */
export function toInitials(name: string): string {
  const words = name.split(/\s/).flatMap((word) => findFirstLetter(word) ?? [])
  const [first = '?'] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return `${first}${last}`.toLocaleUpperCase()
}

/** A person's picture: the initials on the colour of the person's object, round where the icons of objects are square. */
export function createInitialsPicture(name: string, color: string): string {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#${color}"/>` +
    `<text x="12" y="15.5" text-anchor="middle" font-family="sans-serif" font-size="10" fill="#fff">${toInitials(name)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

function findFirstLetter(word: string): string | undefined {
  return [...word].find((character) => /[\p{L}\p{N}]/u.test(character))
}
