/** Messages of the network that one text of a campaign may take, each of them paid for. */
export const mostSegments = 3

/** How a text of each purpose ends: the way to get no more of them. */
export const textEndings = {
  Service: { en: 'STOP to cancel.', es: 'ALTO para cancelar.' },
  Offer: { en: 'Reply STOP to cancel.', es: 'Responda ALTO para cancelar.' },
} as const
