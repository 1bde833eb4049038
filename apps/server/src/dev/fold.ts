import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideLabel, GuideWords } from './guide-words'

/** A collapsible part of the guide. */
interface Fold {
  readonly id: string
  readonly title: GuideLabel
  /** Its current state in a few words, readable without opening the part. */
  readonly state: string
}

/**
 * Renders the part as a row that opens without scripts. It is open when the page’s address requests it, as `partPath`
 * writes it: only recent browsers open a row by themselves when an anchor leads into it.
 */
export function fold({ t, opened }: GuideWords, { id, title, state }: Fold, body: Html): Html {
  return html`<section class="fold" aria-labelledby="${id}-title"><details${opened === id ? html` open` : html``}><summary><h3 id="${id}-title">${t(title)}</h3> <span class="state">${state}</span></summary><div class="control" id="${id}">${body}</div></details></section>`
}
