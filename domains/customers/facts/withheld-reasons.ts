/** Why a message did not go to a customer. */
export const withheldReasonNames = {
  Turned_Off: { en: 'Turned off by the customer', es: 'Desactivado por el cliente' },
  No_Address: { en: 'No email address', es: 'Sin correo electrónico' },
  No_Number: { en: 'No number for texts', es: 'Sin número para mensajes de texto' },
  Number_Stopped: { en: 'The number replied STOP', es: 'El número respondió ALTO' },
  Texts_Off: { en: 'Texts turned off by the customer', es: 'Mensajes de texto desactivados por el cliente' },
  No_Consent: {
    en: 'No consent to offers by text',
    es: 'Sin consentimiento para ofertas por mensaje de texto',
  },
  Offers_Used_Up: { en: 'Had enough offers lately', es: 'Ya recibió suficientes ofertas' },
  Texts_Used_Up: { en: 'Had enough texts that day', es: 'Ya recibió suficientes mensajes ese día' },
  Too_Late: { en: 'The time for it was over', es: 'Ya había pasado su momento' },
  Campaign_Stopped: { en: 'The campaign was stopped', es: 'La campaña se detuvo' },
} as const satisfies Readonly<Record<string, { readonly en: string; readonly es: string }>>

/** The name of a reason. */
export type WithheldReason = keyof typeof withheldReasonNames
