/** A number that its owner recognises by its last four: `••••••0401`. Short numbers are masked whole. */
export function maskNumber(number: string): string {
  return `••••••${number.length > 6 ? number.slice(-4) : ''}`
}

/** A street that who lives there recognises: `12 Lantern Row` is `•• L••••••`. */
export function maskStreet(street: string): string {
  const letter = /\p{L}/u.exec(street)?.[0] ?? ''
  return `•• ${letter}••••••`
}

/** A name that its bearer recognises: `Nadia Harrowgate` is `N•••• H••••`. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0] ?? ''}••••`).join(' ')
}
