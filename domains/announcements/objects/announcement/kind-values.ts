import { picklistValues } from '@porchlight/metadata'

/** What an announcement is about; an outage or a storm warns, the rest informs. */
export const announcementKindValues = picklistValues([
  { value: 'Outage', label: { en: 'Outage', es: 'Apagón' } },
  { value: 'Storm', label: { en: 'Storm', es: 'Tormenta' } },
  { value: 'Price', label: { en: 'Price', es: 'Precio' } },
  { value: 'Information', label: { en: 'Information', es: 'Información' } },
])
