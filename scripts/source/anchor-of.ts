/**
 * Returns the anchor of a heading of a document, as GitHub creates it: links work both there and on the site of the
 * documents.
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-')
}
