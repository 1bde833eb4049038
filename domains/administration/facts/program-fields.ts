import { defineLabels } from '@porchlight/i18n'

/** What the audit log says of programs and webhooks, by the names of its changes. */
export const programFieldTexts = defineLabels({
  name: { en: 'Name', es: 'Nombre' },
  grantTypes: { en: 'Grants', es: 'Tipos de concesión' },
  scopes: { en: 'Scopes', es: 'Permisos' },
  redirectUris: { en: 'Redirect addresses', es: 'Direcciones de retorno' },
  allowedOrigins: { en: 'Allowed origins', es: 'Orígenes permitidos' },
  serviceUserId: { en: 'Acts as', es: 'Actúa como' },
  url: { en: 'Address', es: 'Dirección' },
  objectApiNames: { en: 'Objects', es: 'Objetos' },
})
