import type { CustomerError } from '../error-definition'

/** Campaigns, which staff write and approve. */
export const campaignErrors = {
  campaignMoved: {
    code: 'CAMPAIGN_MOVED',
    status: 409,
    message: {
      en: 'This campaign has moved on since you opened it. Reload the page.',
      es: 'La campaña avanzó desde que usted la abrió. Vuelva a cargar la página.',
    },
  },
  campaignChanged: {
    code: 'CAMPAIGN_CHANGED',
    status: 409,
    message: {
      en: 'This campaign was changed after you opened it. Read it again before you approve it.',
      es: 'La campaña cambió después de que usted la abrió. Léala de nuevo antes de aprobarla.',
    },
  },
  campaignIsOwn: {
    code: 'CAMPAIGN_IS_OWN',
    status: 403,
    message: {
      en: 'You wrote or submitted part of this campaign. Someone else has to approve it.',
      es: 'Usted escribió o envió una parte de esta campaña. Otra persona debe aprobarla.',
    },
  },
  campaignNotCounted: {
    code: 'CAMPAIGN_NOT_COUNTED',
    status: 409,
    message: {
      en: 'We’re still counting the customers it reaches. Try again in a minute.',
      es: 'Todavía estamos contando los clientes a los que llega. Inténtelo en un minuto.',
    },
  },
  postalAddressMissing: {
    code: 'POSTAL_ADDRESS_MISSING',
    status: 409,
    message: {
      en: 'Offers by email have to show the brand’s postal address. Ask an administrator to add it first.',
      es: 'Las ofertas por correo deben mostrar la dirección postal de la marca. Pida antes a un administrador que la agregue.',
    },
  },
} as const satisfies Readonly<Record<string, CustomerError>>
