import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the forms that send files for an order. */
export const taskFormLabels = defineLabels({
  progress: { en: 'Sending {name} ({number} of {count})', es: 'Enviando {name} ({number} de {count})' },
  resumed: {
    en: 'Continuing with {name} where it stopped ({number} of {count})',
    es: 'Seguimos con {name} desde donde quedó ({number} de {count})',
  },
  unfinishedTitle: { en: 'A file wasn’t sent completely', es: 'Un archivo no se envió completo' },
  unfinishedText: {
    en: 'Choose {name} again and press the button below. We continue where it stopped.',
    es: 'Elija otra vez {name} y pulse el botón de abajo. Seguiremos desde donde quedó.',
  },
  sendingBar: { en: 'Sending', es: 'Enviando' },
  lineDown: {
    en: 'The connection dropped. We continue where it stopped as soon as it is back.',
    es: 'Se cortó la conexión. Seguiremos desde donde quedó en cuanto vuelva.',
  },
  orderGone: {
    en: 'Your time on this page has ended. Open the link in our email again, or look up your order.',
    es: 'Su tiempo en esta página terminó. Abra otra vez el enlace de nuestro correo o consulte su pedido.',
  },
})
