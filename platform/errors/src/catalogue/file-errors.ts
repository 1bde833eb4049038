import { formatNames, maxFileMegabytes } from '@porchlight/file-formats'
import type { CustomerError } from '../error-definition'

/** Uploaded files (`docs/specification/portal.md` section 5). */
export const fileErrors = {
  invalidFileFormat: {
    code: 'INVALID_FILE_FORMAT',
    status: 400,
    message: {
      en: `This file cannot be used. Choose a ${formatNames.en} file.`,
      es: `Este archivo no se puede usar. Elija un archivo ${formatNames.es}.`,
    },
  },
  fileTooLarge: {
    code: 'FILE_TOO_LARGE',
    status: 413,
    message: {
      en: `This file is larger than ${maxFileMegabytes} MB. Choose a smaller one.`,
      es: `Este archivo pesa más de ${maxFileMegabytes} MB. Elija uno más pequeño.`,
    },
  },
  fileLocked: {
    code: 'FILE_LOCKED',
    status: 400,
    message: {
      en: 'This file is locked with a password. Save a copy without one, or send a photo of it.',
      es: 'Este archivo está protegido con contraseña. Guarde una copia sin ella o envíe una foto.',
    },
  },
  fileHeic: {
    code: 'FILE_HEIC',
    status: 400,
    message: {
      en: 'This is a HEIC photo, which we cannot open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again. Or send a screenshot of it.',
      es: 'Esta es una foto HEIC, que no podemos abrir. En un iPhone elija Ajustes, Cámara, Formatos, Más compatible y tómela otra vez. O envíe una captura de pantalla.',
    },
  },
  fileMixed: {
    code: 'FILE_MIXED',
    status: 400,
    message: {
      en: 'This file holds more than a document, such as a program. Send a plain copy or a photo of it.',
      es: 'Este archivo contiene algo más que un documento, como un programa. Envíe una copia simple o una foto.',
    },
  },
  fileTooLargeInside: {
    code: 'FILE_TOO_LARGE_INSIDE',
    status: 413,
    message: {
      en: 'The contents of this file are too large. Send a smaller copy or a photo of it.',
      es: 'El contenido de este archivo es demasiado grande. Envíe una copia más pequeña o una foto.',
    },
  },
  fileQuota: {
    code: 'FILE_QUOTA',
    status: 429,
    message: {
      en: 'You have sent as much as we take in a day. Send the rest tomorrow, or call us.',
      es: 'Ya envió lo máximo de un día. Envíe el resto mañana o llámenos.',
    },
  },
  uploadNotFound: {
    code: 'UPLOAD_NOT_FOUND',
    status: 404,
    message: {
      en: 'This upload has ended. Send the file again.',
      es: 'Este envío terminó. Envíe el archivo otra vez.',
    },
  },
  verificationUnavailable: {
    code: 'VERIFICATION_UNAVAILABLE',
    status: 424,
    message: { en: 'Verification service unavailable', es: 'El servicio de verificación no está disponible' },
  },
  documentsMissing: {
    code: 'DOCUMENTS_MISSING',
    status: 400,
    message: {
      en: 'Not all required documents have been uploaded',
      es: 'No se han subido todos los documentos obligatorios',
    },
  },
  documentSettled: {
    code: 'DOCUMENT_SETTLED',
    status: 409,
    message: {
      en: 'We have already accepted this document. There is nothing to send.',
      es: 'Ya aceptamos este documento. No hace falta enviar nada.',
    },
  },
  emptyFile: {
    code: 'EMPTY_FILE',
    status: 400,
    message: { en: 'This file is empty. Choose another one.', es: 'Este archivo está vacío. Elija otro.' },
  },
} as const satisfies Record<string, CustomerError>
