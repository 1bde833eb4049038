/** What a browser stores of a look-up for ten minutes: the masked address, in a form that is valid in a cookie. */

const noAddress = 'none'
const longestNote = 200
const maskedShape = /^[^\s@\p{Cc}]?•••@[^\s@\p{Cc}]{1,120}$/u

/** Writes the note; null when the address is too long for one. */
export function writeLookUpNote(maskedEmail: string | null): string | null {
  if (maskedEmail === null) return noAddress
  const note = `to.${Buffer.from(maskedEmail).toString('base64url')}`
  return note.length > longestNote ? null : note
}

/** Reads the note; null without one, and for anything that is not ours. */
export function readLookUpNote(note: string | null): { readonly maskedEmail: string | null } | null {
  if (note === noAddress) return { maskedEmail: null }
  if (note === null || !note.startsWith('to.')) return null
  const maskedEmail = Buffer.from(note.slice(3), 'base64url').toString('utf8')
  return maskedShape.test(maskedEmail) ? { maskedEmail } : null
}
