import { picklistValues } from '@porchlight/metadata'

/** The channel by which a customer stated something. */
export const channelValues = picklistValues([
  { value: 'Portal', label: { en: 'Portal', es: 'Portal' } },
  { value: 'Phone', label: { en: 'Phone', es: 'Teléfono' } },
  { value: 'Text', label: { en: 'Text message', es: 'Mensaje de texto' } },
  { value: 'Email', label: { en: 'Email', es: 'Correo electrónico' } },
  { value: 'Mail', label: { en: 'Letter', es: 'Carta' } },
])
