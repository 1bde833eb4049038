import { type Html, html } from '@porchlight/server-methods/files/html'

/** A choice of which one is in force. */
interface ChoiceForm {
  /** Where the form posts to. */
  readonly action: string
  readonly name: string
  readonly legend: string
  /** The words of each value, in the order in which they are shown. */
  readonly choices: Readonly<Record<string, string>>
  /** Null where none of the values is in force. */
  readonly chosen: string | null
}

/** A form that shows which choice is in force: one press chooses another, without scripts. */
export function choiceForm({ action, name, legend, choices, chosen }: ChoiceForm): Html {
  return html`<form class="choice" method="post" action="${action}"><fieldset><legend>${legend}</legend>${Object.entries(
    choices,
  ).map(
    ([value, words]) =>
      html`<button name="${name}" value="${value}" aria-pressed="${String(value === chosen)}"><span class="dot"></span>${words}</button>`,
  )}</fieldset></form>`
}
