import { picklistValues } from '@porchlight/metadata'

/** What flows to a service point. */
export const commodityValues = picklistValues([
  { value: 'Electricity', label: { en: 'Electricity', es: 'Electricidad' } },
  { value: 'Gas', label: { en: 'Natural gas', es: 'Gas natural' } },
])
