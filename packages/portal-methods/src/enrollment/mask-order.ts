/** A number that its owner recognises by its last four: `••••••0401`. Short numbers are masked whole. */
export function maskNumber(number: string): string {
  return `••••••${number.length > 6 ? number.slice(-4) : ''}`
}

/** A street that who lives there recognises: `12 Lantern Row` is `•• L••••••`. */
export function maskStreet(street: string): string {
  const letter = /\p{L}/u.exec(street)?.[0] ?? ''
  return `•• ${letter}••••••`
}
