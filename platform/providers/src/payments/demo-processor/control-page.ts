import { deliveryFaultModes, type ProcessorFaults, processorFaultModes } from './processor-faults'
import { html, type Markup, processorPage } from './processor-page'

const faultModeLabels: Readonly<Record<ProcessorFaults['mood'], string>> = {
  well: 'Answers as it should',
  down: 'Is down: cuts every connection',
  hanging: 'Hangs: answers nothing',
  nonsense: 'Answers nonsense',
  forgetful: 'Carries out each request and cuts the connection before the answer',
}

const deliveryLabels: Readonly<Record<ProcessorFaults['delivery'], string>> = {
  once: 'Delivers each event once',
  repeated: 'Delivers each event three times',
  newestFirst: 'Tells the newest first',
  held: 'Delivers no events',
  forgedToo: 'Sends a forgery with each',
}

/** Renders the page that controls how the processor fails. */
export function controlPage(faults: ProcessorFaults, nonce: string): string {
  const choice = (name: string, value: string, chosen: string, words: string): Markup =>
    html`<label><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : ''}>${words}</label>`
  const body = html`<h1>Demo payment processor</h1><p class="what">It simulates a card processor. No money moves.</p>
<section><form method="post" action="/controls">
<fieldset><legend>Requests</legend>${processorFaultModes.map((faultMode) => choice('mood', faultMode, faults.mood, faultModeLabels[faultMode]))}</fieldset>
<fieldset><legend>Events</legend>${deliveryFaultModes.map((faultMode) => choice('delivery', faultMode, faults.delivery, deliveryLabels[faultMode]))}</fieldset>
<button>Behave like this</button></form></section>`
  return processorPage(
    {
      language: 'en',
      title: 'Demo payment processor',
      name: 'Demo payment processor',
      colour: '#37424F',
      body,
    },
    nonce,
  )
}
