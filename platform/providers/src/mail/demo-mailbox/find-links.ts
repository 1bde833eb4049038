/** Finds the web addresses of a message, each once: first those of the text, then those that only the HTML links to. */
export function findLinks(text: string, html: string): readonly string[] {
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g)].map(([link]) => link)
  const inHtml = [...html.matchAll(/\shref="(https?:\/\/[^"]+)"/g)].map(([, link = '']) =>
    readAttribute(link),
  )
  return [...new Set([...inText, ...inHtml])]
}

function readAttribute(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
