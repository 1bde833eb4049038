import { defineLabels } from '@porchlight/i18n'

/** What every form says that sends files for an order. */
export const taskFormWords = defineLabels({
  progress: { en: 'Sending {name} ({number} of {count})', es: 'Enviando {name} ({number} de {count})' },
  sendingBar: { en: 'Sending', es: 'Enviando' },
  lineDown: {
    en: 'The connection dropped. We go on where it stopped as soon as it is back.',
    es: 'Se cortó la conexión. Seguiremos desde donde quedó en cuanto vuelva.',
  },
  heicUnreadable: {
    en: 'This browser cannot open HEIC photos. Take the photo here, or choose a JPG in your camera settings.',
    es: 'Este navegador no abre fotos HEIC. Tome la foto aquí o elija JPG en los ajustes de su cámara.',
  },
  orderGone: {
    en: 'Your time on this page has ended. Open the link in our e-mail again, or look up your order.',
    es: 'Su tiempo en esta página terminó. Abra otra vez el enlace de nuestro correo o consulte su pedido.',
  },
})
