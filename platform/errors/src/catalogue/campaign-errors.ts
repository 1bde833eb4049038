import type { CustomerError } from '../error-definition'

/** Campaigns, which staff write and approve. */
export const campaignErrors = {
  campaignMoved: {
    code: 'CAMPAIGN_MOVED',
    status: 409,
    message: {
      en: 'The campaign is no longer where you saw it. Look at it again.',
      es: 'La campaña ya no está donde usted la vio. Véala otra vez.',
    },
  },
  campaignChanged: {
    code: 'CAMPAIGN_CHANGED',
    status: 409,
    message: {
      en: 'The campaign was changed after you read it. Read it again before you approve it.',
      es: 'La campaña cambió después de que usted la leyó. Léala otra vez antes de aprobarla.',
    },
  },
  campaignIsOwn: {
    code: 'CAMPAIGN_IS_OWN',
    status: 403,
    message: {
      en: 'You wrote or submitted a part of this campaign. Somebody else has to approve it.',
      es: 'Usted escribió o envió una parte de esta campaña. Otra persona debe aprobarla.',
    },
  },
  campaignNotCounted: {
    code: 'CAMPAIGN_NOT_COUNTED',
    status: 409,
    message: {
      en: 'Its customers are still being counted. Try again in a minute.',
      es: 'Todavía se están contando sus clientes. Inténtelo en un minuto.',
    },
  },
  postalAddressMissing: {
    code: 'POSTAL_ADDRESS_MISSING',
    status: 409,
    message: {
      en: 'Offers by email say where the brand receives post. Have an administrator add its postal address first.',
      es: 'Las ofertas por correo indican dónde recibe correspondencia la marca. Pida antes a un administrador que agregue su dirección postal.',
    },
  },
} as const satisfies Readonly<Record<string, CustomerError>>
