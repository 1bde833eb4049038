import type { BrandKey } from '@porchlight/brands'
import type { Mail } from '@porchlight/mails'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from './page-address'
import type { MailEnvelope } from './record-mail'
import { sendMail } from './send-mail'
import { servicePhone } from './service-phone'

/** To a person who requested access to an account that is no longer active. */
const inactiveAccount: Mail<'servicePhone', 'findMyAccount'> = {
  name: 'inactive-account',
  labels: {
    subject: { en: 'About your {brand} account', es: 'Acerca de su cuenta de {brand}' },
    heading: { en: 'Contact Customer Service', es: 'Comuníquese con Servicio al Cliente' },
    reason: {
      en: 'Someone asked {brand} for online access with this email address.',
      es: 'Alguien pidió a {brand} acceso en línea con este correo electrónico.',
    },
    next: {
      en: 'This account is not currently active. Call us at {servicePhone}.',
      es: 'Esta cuenta no está activa en este momento. Llámenos al {servicePhone}.',
    },
    button: { en: 'Find another account', es: 'Buscar otra cuenta' },
    lifetime: {
      en: 'You can look up another account at any time.',
      es: 'Puede buscar otra cuenta en cualquier momento.',
    },
    notYou: {
      en: 'If it was not you, ignore this message. Nothing has changed.',
      es: 'Si no fue usted, ignore este mensaje. Nada ha cambiado.',
    },
  },
  values: ['servicePhone'],
  link: 'findMyAccount',
}

/** States by mail what no page reveals to a stranger: that the account is not active. */
export async function sendInactiveAccountMail(
  services: PortalJobServices,
  mail: {
    readonly brand: BrandKey
    readonly language: Language
  } & MailEnvelope,
): Promise<void> {
  const { brand, language, contactId, to, idempotencyKey } = mail
  const findMyAccount = pageAddress(services, { brand, language, path: '/find-my-account' })
  const values = { servicePhone: await servicePhone(services, brand) }
  await sendMail(
    services,
    inactiveAccount,
    { brand, language, values, links: { findMyAccount } },
    { contactId, to, idempotencyKey },
  )
}
