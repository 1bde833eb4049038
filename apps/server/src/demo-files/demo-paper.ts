import { brandOf, defaultBrandKey, isBrandKey } from '@porchlight/brands'
import type { DemoRecord } from '@porchlight/demo/world/demo-world'
import { createFormatter, createLabels, defineLabels } from '@porchlight/i18n'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'

const labels = defineLabels({
  name: { en: 'Name', es: 'Nombre' },
  date: { en: 'Date', es: 'Fecha' },
  for: { en: 'For', es: 'Para' },
  invented: {
    en: 'This paper belongs to the demo. The person and everything else in it are invented.',
    es: 'Este documento es de la demostración. La persona y todo lo demás que contiene son inventados.',
  },
})

/** Creates the paper that a demo customer sent as a PDF, in the sender's language. */
export function demoPaper({ fields }: DemoRecord, sender: DemoRecord): Promise<Buffer> {
  const { FirstName, LastName, Preferred_Language__c, Customer_Brand__c } = sender.fields
  const language = Preferred_Language__c === 'es' ? 'es' : 'en'
  const t = createLabels(language, labels)
  const format = createFormatter({ language })
  const title = String(fields.Title)
  const name = `${String(FirstName)} ${String(LastName)}`
  const madeAt = new Date(String(fields.CreatedDate))
  const brand = isBrandKey(Customer_Brand__c) ? Customer_Brand__c : defaultBrandKey
  return writePdf(
    [
      { kind: 'heading', text: title },
      {
        kind: 'pairs',
        pairs: [
          [t('name'), name],
          [t('date'), format.date(String(fields.CreatedDate).slice(0, 10))],
          [t('for'), brandOf(brand).names.displayName],
        ],
      },
      { kind: 'note', text: t('invented') },
    ],
    { title, language: language === 'es' ? 'es-US' : 'en-US', author: name, madeAt },
  )
}
