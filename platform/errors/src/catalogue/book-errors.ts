import type { CustomerError } from '../error-definition'

/** Imports of a retailer's book, which administrators upload. */
export const bookErrors = {
  bookUploadMoved: {
    code: 'BOOK_UPLOAD_MOVED',
    status: 409,
    message: {
      en: 'This import has moved on since you opened it. Reload the page.',
      es: 'La importación avanzó desde que usted la abrió. Vuelva a cargar la página.',
    },
  },
  bookUploadIncomplete: {
    code: 'BOOK_UPLOAD_INCOMPLETE',
    status: 409,
    message: {
      en: 'Some files have not arrived. Remove this import and choose its files again.',
      es: 'Faltan archivos por llegar. Quite esta importación y elija sus archivos otra vez.',
    },
  },
} as const satisfies Readonly<Record<string, CustomerError>>
