import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  what: {
    en: 'This page is about how the customer signs in',
    es: 'Esta página trata de cómo inicia sesión el cliente',
  },
  why: {
    en: 'The customer sees it. You don’t, because what is shown here could let somebody in.',
    es: 'El cliente la ve. Usted no, porque lo que hay aquí podría dar acceso a la cuenta.',
  },
  toProfile: { en: 'Go to the profile', es: 'Ir al perfil' },
})
