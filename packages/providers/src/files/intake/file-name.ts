const longest = 120

/** Names that mean a device, not a file, to some systems; whatever extension follows. */
const deviceNames = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i

/**
 * A sent file's name as it is kept and shown (abuse case A20): the last part of its path, on one line, without signs
 * that nobody sees or that turn the reading direction, at most 120 characters of which the last are the extension.
 * A name of nothing else is `file`.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const visible = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>:|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(deviceNames, '_$1')
  const name = visible === '' ? 'file' : visible
  const characters = [...name]
  if (characters.length <= longest) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, longest - extension.length).join('')}${extension}`
}
