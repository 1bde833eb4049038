import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideLabel, GuideWords } from './guide-words'

/** A choice with a current value. */
interface ChoiceForm {
  /** Where the form posts to, without the language. */
  readonly action: string
  readonly name: string
  readonly legend: GuideLabel
  /** The label of each value, in display order. */
  readonly choices: Readonly<Record<string, GuideLabel>>
  /** Null when none of the values is current. */
  readonly chosen: string | null
}

/** Renders a form that shows the current choice and selects another with one click, without scripts. */
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
