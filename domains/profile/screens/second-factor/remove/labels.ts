import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We no longer ask for its codes when you log in.',
    es: 'Ya no le pediremos sus códigos al iniciar sesión.',
  },
  passkeyTitle: { en: 'Remove the passkey?', es: '¿Quitar la llave de acceso?' },
  passkeyLead: {
    en: 'You can no longer log in with it.',
    es: 'Ya no podrá iniciar sesión con ella.',
  },
  namedPasskeyLead: {
    en: 'You can no longer log in with it: {name}.',
    es: 'Ya no podrá iniciar sesión con ella: {name}.',
  },
  submit: { en: 'Remove it', es: 'Quitarla' },
  submitting: { en: 'Removing it', es: 'Quitándola' },
  failed: { en: 'Nothing was removed', es: 'No se quitó nada' },
  noApp: { en: 'There is no authenticator app.', es: 'No hay ninguna app de autenticación.' },
  noPasskey: { en: 'That passkey no longer exists.', es: 'Esa llave de acceso ya no existe.' },
  back: { en: 'Back', es: 'Volver' },
})
