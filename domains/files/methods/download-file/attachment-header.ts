/**
 * Returns the header that has a browser save a response as a file of that name and never show it (RFC 6266). Names
 * beyond ASCII are sent encoded as well (RFC 8187); `fileName` is one that was sanitized when the file arrived.
 */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentOf)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentOf(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
