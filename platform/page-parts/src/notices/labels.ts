import { defineLabels } from '@porchlight/i18n'

/** The texts of pages that report a missing page or an error. */
export const noticeLabels = defineLabels({
  notFoundTitle: { en: 'We can’t find this page', es: 'No encontramos esta página' },
  notFoundText: { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  notFoundHint: {
    en: 'The link may be out of date or incomplete.',
    es: 'Es posible que el enlace sea antiguo o que falte una letra.',
  },
  toHome: { en: 'Go to your home page', es: 'Ir a su página de inicio' },
  toLogin: { en: 'Go to the login page', es: 'Ir a la página para iniciar sesión' },
  errorTitle: { en: 'Something went wrong', es: 'Algo salió mal' },
  errorText: {
    en: 'We could not show this page. Nothing was changed.',
    es: 'No pudimos mostrar esta página. No se cambió nada de lo suyo.',
  },
  sentText: {
    en: 'We could not answer. Before you send it again, please check whether it reached us.',
    es: 'No pudimos responder. Antes de enviarlo otra vez, compruebe si nos llegó.',
  },
  fileFailed: { en: 'We could not send you that file', es: 'No pudimos enviarle ese archivo' },
  fileFailedText: {
    en: 'It may be gone, or something went wrong here. Try again in a moment.',
    es: 'Es posible que ya no esté o que algo haya fallado. Inténtelo de nuevo en un momento.',
  },
  fileLaterText: {
    en: 'You have downloaded it many times within an hour. Try again later.',
    es: 'Lo ha descargado muchas veces en una hora. Inténtelo más tarde.',
  },
  notUpToDate: {
    en: 'Not up to date: last refreshed {when}.',
    es: 'Sin actualizar: última actualización, {when}.',
  },
  partFailed: { en: 'We could not load this right now.', es: 'No pudimos cargar esto en este momento.' },
})
