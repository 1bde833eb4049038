import { defineLabels } from '@porchlight/i18n'

/** What a program may do, in the words of the page that asks for it and of the mail that reports it. */
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
    en: 'Keep this access for 30 days, even while you are away',
    es: 'Conservar este acceso durante 30 días, aunque usted no esté conectado',
  },
})

/** What the scopes of a program allow, widest first; scopes that allow nothing of their own are left out. */
export function programRights(scopes: readonly string[]): readonly (keyof typeof programRightTexts)[] {
  return [
    ...(scopes.includes('api') ? (['api'] as const) : []),
    ...(scopes.includes('api:read') && !scopes.includes('api') ? (['apiRead'] as const) : []),
    ...(scopes.includes('openid') ? (['openid'] as const) : []),
    ...(scopes.includes('refresh_token') || scopes.includes('offline_access') ? (['refresh'] as const) : []),
  ]
}
