import { viewParameter } from '@porchlight/portal-page'

/** Returns the markup of a page with `viewParameter` in the address of each form that is posted. */
export function withMarkedForms(markup: string): string {
  const [before = '', ...forms] = markup.split('<form ')
  return [before, ...forms.map(withMark)].join('<form ')
}

/** Does the same for markup that begins within the tag of a form. React writes no `>` and no `"` into attributes. */
function withMark(markup: string): string {
  const end = markup.indexOf('>')
  const tag = markup.slice(0, end)
  if (!tag.includes('method="post"')) return markup
  const marked = tag.replace(/action="([^"]*)"/, (_, address: string) => {
    return `action="${address}${address.includes('?') ? '&amp;' : '?'}${viewParameter}="`
  })
  return marked + markup.slice(end)
}
