import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'This page needs a connection', es: 'Esta página necesita conexión' },
  text: {
    en: 'Nothing was lost or sent. Connect, then load the page again.',
    es: 'No se perdió ni se envió nada. Conéctese y vuelva a cargar la página.',
  },
  home: { en: 'See what was loaded before', es: 'Ver lo que se cargó antes' },
})
