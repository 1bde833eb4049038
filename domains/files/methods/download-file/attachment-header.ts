/**
 * The header that has a browser keep an answer as a file of that name and never show it (RFC 6266). Names beyond ASCII
 * come encoded as well (RFC 8187); `fileName` is one that was cleaned when the file came.
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
