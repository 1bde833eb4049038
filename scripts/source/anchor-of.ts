/** The anchor of a heading of a document, as GitHub makes it: links work there and on the site of the documents alike. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-')
}
