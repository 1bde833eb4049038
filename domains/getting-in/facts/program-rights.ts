import { defineLabels } from '@porchlight/i18n'

/** How many days a program keeps the access that a person gave it, however often it renews its token. */
export const programAccessDays = 30

/**
 * What a program may do, in the words of the page that asks for it, of the mail that reports it and of the list of
 * sign-ins. They take `days`: `programAccessDays`.
 */
export const programRightTexts = defineLabels({
  api: {
    en: 'See everything in your account and make changes for you',
    es: 'Ver todo lo que hay en su cuenta y hacer cambios en su nombre',
  },
  apiRead: {
    en: 'See everything in your account, without changing anything',
    es: 'Ver todo lo que hay en su cuenta, sin cambiar nada',
  },
  openid: { en: 'Know your name', es: 'Saber su nombre' },
  refresh: {
    en: 'Keep this access for {days} days, even while you are away',
    es: 'Conservar este acceso durante {days} días, aunque usted no esté conectado',
  },
})

/** What a program may do, as `programRightTexts` names it. */
export type ProgramRight = keyof typeof programRightTexts

/** What the scopes of a program allow, widest first; scopes that allow nothing of their own are left out. */
export function programRights(scopes: readonly string[]): readonly ProgramRight[] {
  return [
    ...(scopes.includes('api') ? (['api'] as const) : []),
    ...(scopes.includes('api:read') && !scopes.includes('api') ? (['apiRead'] as const) : []),
    ...(scopes.includes('openid') ? (['openid'] as const) : []),
    ...(scopes.includes('refresh_token') || scopes.includes('offline_access') ? (['refresh'] as const) : []),
  ]
}
