const longest = 120

/** How much of a name is read, from its start and from its end: Unicode normalization takes quadratic time. */
const readAtStart = 200
const readAtEnd = 100

/** Names that some systems interpret as a device, not a file, whatever extension follows. */
const deviceNames = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i

/**
 * Returns an uploaded file's name as it is stored and shown (abuse case A20): the last part of its path, on one line,
 * without characters that are invisible or change the reading direction, at most 120 characters of which the last are
 * the extension. A name of nothing else is `file`.
 */
export function cleanFileName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const read =
    last.length <= readAtStart + readAtEnd ? last : last.slice(0, readAtStart) + last.slice(-readAtEnd)
  const line = read
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>:|?*]/g, '_')
    .replace(/\s+/g, ' ')
  const visible = withoutOuterPoints(line).replace(deviceNames, '_$1')
  const name = visible === '' ? 'file' : visible
  const characters = [...name]
  if (characters.length <= longest) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, longest - extension.length).join('')}${extension}`
}

/** Returns the part from the first to the last character that is neither a point nor a space. */
function withoutOuterPoints(line: string): string {
  return /[^. ](?:.*[^. ])?/.exec(line)?.[0] ?? ''
}
