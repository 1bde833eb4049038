import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideLabel, GuideWords } from './guide-words'

/** A part of the guide that is folded until somebody comes for it. */
interface Fold {
  readonly id: string
  readonly title: GuideLabel
  /** What is the case there, in a few words: it is read without opening the part. */
  readonly state: string
}

/**
 * The part as a row that opens without scripts. It is open where the page’s address asks for it, as `partPath` writes it: a
 * browser opens a row that an anchor leads into by itself only lately.
 */
export function fold({ t, opened }: GuideWords, { id, title, state }: Fold, body: Html): Html {
  return html`<section class="fold" aria-labelledby="${id}-title"><details${opened === id ? html` open` : html``}><summary><h3 id="${id}-title">${t(title)}</h3> <span class="state">${state}</span></summary><div class="control" id="${id}">${body}</div></details></section>`
}
