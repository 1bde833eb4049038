/**
 * How the stand-ins respond to a person who enrolls, depending on what is entered. The demo guide lists these rows, and
 * the stand-ins for the credit check and the market follow them.
 */
export const standInStories = [
  {
    name: 'identity',
    title: { en: 'Identity verification', es: 'Verificación de identidad' },
    field: 'lastName',
    typed: 'Fogg',
    answer: {
      en: 'The credit check cannot confirm who this is. The order waits for an identity verification.',
      es: 'La verificación de crédito no puede confirmar quién es. El pedido espera una verificación de identidad.',
    },
  },
  {
    name: 'balance',
    title: { en: 'Outstanding balance', es: 'Saldo pendiente' },
    field: 'street',
    typed: 'Arrears Street',
    answer: {
      en: 'The market reports $182.40 that another provider is owed. The order waits until it is settled.',
      es: 'El mercado informa que se deben $182.40 a otro proveedor. El pedido espera hasta que se salden.',
    },
  },
  {
    name: 'hold',
    title: { en: 'Switch-hold', es: 'Suspensión de cambio' },
    field: 'street',
    typed: 'Holdfast Street',
    answer: {
      en: 'The utility places a switch-hold for an earlier occupant. The order waits until it is lifted.',
      es: 'La compañía de distribución pone una suspensión de cambio por un ocupante anterior. El pedido espera hasta que se levante.',
    },
  },
] as const

/** The dollars that the market reports for the story of the outstanding balance. */
export const storyDollars = 182.4

/** Returns the story of an order, by the customer's last name or the street of the home; null for every other. */
export function storyOf(typed: {
  readonly lastName?: string
  readonly street?: string
}): (typeof standInStories)[number]['name'] | null {
  const story = standInStories.find((row) =>
    row.field === 'lastName'
      ? typed.lastName?.trim().toLowerCase() === row.typed.toLowerCase()
      : typed.street?.toLowerCase().includes(row.typed.toLowerCase()) === true,
  )
  return story?.name ?? null
}
