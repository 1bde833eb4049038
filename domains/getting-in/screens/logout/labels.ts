import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'You can come back at any time with your username and password.',
    es: 'Puede volver cuando quiera con su usuario y su contraseña.',
  },
  stay: { en: 'Stay signed in', es: 'Seguir en mi cuenta' },
})
