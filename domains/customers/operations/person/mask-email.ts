/** An address that its owner recognises and no one else learns: `d•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, Math.max(at, 0))
  return `${first}•••${email.slice(Math.max(at, 0))}`
}
