import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideLabel, GuideWords } from './guide-words'

/** A choice of which one is in force. */
interface ChoiceForm {
  /** Where the form posts to, before the language. */
  readonly action: string
  readonly name: string
  readonly legend: GuideLabel
  /** The label of each value, in the order in which they are shown. */
  readonly choices: Readonly<Record<string, GuideLabel>>
  /** Null where none of the values is in force. */
  readonly chosen: string | null
}

/** A form that shows which choice is in force: one press chooses another, without scripts. */
export function choiceForm(
  { t, to }: GuideWords,
  { action, name, legend, choices, chosen }: ChoiceForm,
): Html {
  return html`<form class="choice" method="post" action="${to(action)}"><fieldset><legend>${t(legend)}</legend>${Object.entries(
    choices,
  ).map(
    ([value, label]) =>
      html`<button name="${name}" value="${value}" aria-pressed="${String(value === chosen)}"><span class="dot"></span>${t(label)}</button>`,
  )}</fieldset></form>`
}
