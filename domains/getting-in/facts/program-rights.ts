import { defineLabels } from '@porchlight/i18n'

/**
 * For how many days a program retains the access that a person granted it, regardless of how often it renews its token.
 */
export const programAccessDays = 30

/**
 * The rights of a program, as worded on the page that requests them, in the mail that reports them and in the list of
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

/**
 * Returns the rights that the scopes of a program grant, widest first; scopes that grant nothing of their own are left
 * out.
 */
export function programRights(scopes: readonly string[]): readonly ProgramRight[] {
  return [
    ...(scopes.includes('api') ? (['api'] as const) : []),
    ...(scopes.includes('api:read') && !scopes.includes('api') ? (['apiRead'] as const) : []),
    ...(scopes.includes('openid') ? (['openid'] as const) : []),
    ...(scopes.includes('refresh_token') || scopes.includes('offline_access') ? (['refresh'] as const) : []),
  ]
}
