import { defineLabels } from '@porchlight/i18n'

/**
 * What forms say about the server's errors, by key of the error catalogue. Those of `docs/specification/portal.md` sections 5
 * and 8 are said word for word.
 */
export const errorWords = defineLabels({
  requiredFieldMissing: { en: 'Fill in this field.', es: 'Complete este campo.' },
  rateLimited: {
    en: 'Too many attempts. Wait a few minutes, then try again.',
    es: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  },
  tooMuchAtOnce: {
    en: 'Your other requests are still being worked on. Try again in a moment.',
    es: 'Sus otras solicitudes todavía se están procesando. Vuelva a intentarlo en un momento.',
  },
  accountNotFound: {
    en: 'We are unable to locate an account with the information you provided',
    es: 'No podemos encontrar una cuenta con la información que proporcionó',
  },
  amountOutOfRange: {
    en: 'Enter an amount between the least and what is left to pay.',
    es: 'Escriba un monto entre el mínimo y lo que falta por pagar.',
  },
  nothingDue: { en: 'Nothing is due here.', es: 'Aquí no se debe nada.' },
  depositNotFound: {
    en: 'No matching deposit record found.',
    es: 'No encontramos un depósito que coincida.',
  },
  depositPaymentError: {
    en: 'Deposit payment error, try later.',
    es: 'Error en el pago del depósito; inténtelo más tarde.',
  },
  paymentNotProcessed: {
    en: 'Payment did not process successfully.',
    es: 'El pago no se procesó correctamente.',
  },
  paymentUnavailable: {
    en: 'The payment could not be started and nothing was charged. Try again later.',
    es: 'No se pudo iniciar el pago y no se cobró nada. Inténtelo más tarde.',
  },
  autopayRegistrationFailed: {
    en: 'Autopay registration failure, retry later.',
    es: 'No se pudo activar el pago automático; inténtelo más tarde.',
  },
  autopayTermsChanged: {
    en: 'The authorization changed meanwhile. Read it again before you agree.',
    es: 'La autorización cambió mientras tanto. Léala otra vez antes de aceptar.',
  },
  sampleCodeWrong: {
    en: 'This is not the code in the sample bill. Open it and type the five signs.',
    es: 'Este no es el código de la factura de muestra. Ábrala y escriba los cinco signos.',
  },
  emailBounced: {
    en: 'Mail to your e-mail address came back. Change the address first.',
    es: 'El correo enviado a su dirección fue devuelto. Cambie primero la dirección.',
  },
  passwordMismatch: {
    en: 'New Password and Confirm New Password do not match.',
    es: 'La contraseña nueva y su confirmación no coinciden.',
  },
  passwordReused: {
    en: 'You cannot reuse this old password',
    es: 'No puede volver a usar esta contraseña anterior',
  },
  passwordTooWeak: {
    en: 'Use at least 8 characters with letters, numbers and at least one special character.',
    es: 'Use al menos 8 caracteres, con letras, números y al menos un carácter especial.',
  },
  passwordTooLong: { en: 'Use at most 128 characters.', es: 'Use 128 caracteres como máximo.' },
  passwordTooCommon: {
    en: 'This password is easy to guess. Choose another one.',
    es: 'Esta contraseña es fácil de adivinar. Elija otra.',
  },
  wrongPassword: { en: 'Your old password is invalid.', es: 'Su contraseña actual no es válida.' },
  invalidEmail: {
    en: 'You have entered an invalid format. Use the form name@domain.com.',
    es: 'El formato no es válido. Use la forma nombre@dominio.com.',
  },
  emailMismatch: {
    en: 'New email and its confirmation do not match.',
    es: 'El correo nuevo y su confirmación no coinciden.',
  },
  emailUnchanged: {
    en: 'Enter an address that differs from your present one.',
    es: 'Escriba una dirección distinta de la actual.',
  },
  riskyEmail: { en: 'This address may not work.', es: 'Es posible que esta dirección no funcione.' },
  emailExists: { en: 'Email address already exists.', es: 'El correo electrónico ya existe.' },
  invalidPhone: {
    en: 'Please enter a valid phone number.',
    es: 'Escriba un número de teléfono válido.',
  },
  wrongCode: {
    en: 'This code is not right. Try the next one.',
    es: 'Este código no es correcto. Pruebe con el siguiente.',
  },
  wrongTextedCode: {
    en: 'This code is not right. Look at the text again, or ask for a new one.',
    es: 'Esta clave no es correcta. Vea otra vez el mensaje o pida otra.',
  },
  textedCodeOver: {
    en: 'This code is no longer good. Ask for a new one.',
    es: 'Esta clave ya no sirve. Pida otra.',
  },
  numberStopped: {
    en: 'This number told us STOP. Text START to us from it first.',
    es: 'Este número nos respondió ALTO. Primero envíenos ALTA desde él.',
  },
  textsUnavailable: {
    en: 'Texts cannot be sent right now. Try again in an hour.',
    es: 'No podemos enviar mensajes en este momento. Inténtelo en una hora.',
  },
  noMobilePhone: {
    en: 'We know no mobile phone that takes texts.',
    es: 'No conocemos un teléfono móvil que reciba mensajes.',
  },
  consentChanged: {
    en: 'What you agree to has changed. Read it again, then tick the box.',
    es: 'El texto que acepta cambió. Léalo otra vez y marque la casilla.',
  },
  passkeyRefused: {
    en: 'This passkey was not accepted. Please try again.',
    es: 'No se aceptó esta llave de acceso. Vuelva a intentarlo.',
  },
  invalidFileFormat: {
    en: 'This file cannot be used. Choose a png, pdf, jpg, doc, docx, jpeg, gif, tiff or csv file.',
    es: 'Este archivo no se puede usar. Elija un archivo png, pdf, jpg, doc, docx, jpeg, gif, tiff o csv.',
  },
  fileTooLarge: {
    en: 'This file is larger than 20 MB. Choose a smaller one.',
    es: 'Este archivo pesa más de 20 MB. Elija uno más pequeño.',
  },
  fileLocked: {
    en: 'This file is locked with a password. Save a copy without one, or send a photo of it.',
    es: 'Este archivo está protegido con contraseña. Guarde una copia sin ella o envíe una foto.',
  },
  fileHeic: {
    en: 'This is a HEIC photo, which we cannot open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again. Or send a screenshot of it.',
    es: 'Esta es una foto HEIC, que no podemos abrir. En un iPhone elija Ajustes, Cámara, Formatos, Más compatible y tómela otra vez. O envíe una captura de pantalla.',
  },
  fileMixed: {
    en: 'This file holds more than a document, such as a program. Send a plain copy or a photo of it.',
    es: 'Este archivo contiene algo más que un documento, como un programa. Envíe una copia simple o una foto.',
  },
  fileTooLargeInside: {
    en: 'What is inside this file is too large. Send a smaller copy or a photo of it.',
    es: 'El contenido de este archivo es demasiado grande. Envíe una copia más pequeña o una foto.',
  },
  fileQuota: {
    en: 'You have sent as much as we take in a day. Send the rest tomorrow, or call us.',
    es: 'Ya envió lo máximo de un día. Envíe el resto mañana o llámenos.',
  },
  uploadNotFound: {
    en: 'This upload has ended. Send the file again.',
    es: 'Este envío terminó. Envíe el archivo otra vez.',
  },
  verificationUnavailable: {
    en: 'Verification service unavailable',
    es: 'El servicio de verificación no está disponible',
  },
  documentsMissing: {
    en: 'Not all required documents have been uploaded',
    es: 'No se han subido todos los documentos obligatorios',
  },
  documentSettled: {
    en: 'We have accepted this document already. There is nothing to send.',
    es: 'Ya aceptamos este documento. No hace falta enviar nada.',
  },
  requestTimeout: {
    en: 'It took too long to arrive. Try again, or send fewer files at once.',
    es: 'Tardó demasiado en llegar. Inténtelo otra vez o envíe menos archivos a la vez.',
  },
  emptyFile: { en: 'This file is empty. Choose another one.', es: 'Este archivo está vacío. Elija otro.' },
  invalidFieldValue: { en: 'This cannot be used. Change it.', es: 'Esto no se puede usar. Cámbielo.' },
  invalidSession: {
    en: 'Your sign-in has ended. Log in again.',
    es: 'Su sesión terminó. Vuelva a iniciar sesión.',
  },
  inactiveAccount: {
    en: 'Contact Customer Service. This account is not currently active.',
    es: 'Comuníquese con Servicio al Cliente. Esta cuenta no está activa en este momento.',
  },
  enrollmentFailed: {
    en: 'Enrollment error: failed to enroll; unexpected error.',
    es: 'Error de inscripción: no se pudo completar; error inesperado.',
  },
  signUpNotFound: {
    en: 'Your sign-up is not here any more. Choose a plan to begin again.',
    es: 'Su inscripción ya no está aquí. Elija un plan para empezar de nuevo.',
  },
  planNotOffered: {
    en: 'This plan is not offered any more. Choose another one.',
    es: 'Este plan ya no se ofrece. Elija otro.',
  },
  invalidZip: {
    en: 'Enter a five-digit ZIP code, such as 77002.',
    es: 'Escriba un código postal de cinco dígitos, por ejemplo 77002.',
  },
  zipNotServed: {
    en: 'The utility of this plan does not serve this ZIP code. Check it, or choose another plan.',
    es: 'La distribuidora de este plan no atiende este código postal. Revíselo o elija otro plan.',
  },
  invalidServicePoint: {
    en: 'Enter the 17 or 22 digits of the ESI ID, which begins with 10. Leave it empty if you do not know it.',
    es: 'Escriba los 17 o 22 dígitos del número ESI ID, que comienza con 10. Déjelo vacío si no lo sabe.',
  },
  unusualServicePoint: {
    en: 'ESI IDs of this utility begin with other digits. Check yours, or keep it.',
    es: 'Los números ESI ID de esta distribuidora comienzan con otros dígitos. Revise el suyo o consérvelo.',
  },
  invalidGasAccount: {
    en: 'Enter the 5 to 20 digits of the account number. Leave it empty if you do not know it.',
    es: 'Escriba los 5 a 20 dígitos del número de cuenta. Déjelo vacío si no lo sabe.',
  },
  invalidLastFour: {
    en: 'Enter the last four digits only, or choose another way.',
    es: 'Escriba solo los últimos cuatro dígitos o elija otra forma.',
  },
  dateNotPossible: {
    en: 'Service cannot start on this day. Choose another one.',
    es: 'El servicio no puede iniciar ese día. Elija otro.',
  },
  orderNotChangeable: {
    en: 'This order can no longer be changed here. Call us.',
    es: 'Este pedido ya no se puede cambiar aquí. Llámenos.',
  },
  orderNotFound: {
    en: 'Order not found; Cannot locate order, contact Customer Service.',
    es: 'No se encontró el pedido; comuníquese con Servicio al Cliente.',
  },
  notFound: { en: 'It is not there any more.', es: 'Ya no está disponible.' },
  unavailable: {
    en: 'This does not work right now. Try again in a minute.',
    es: 'Esto no funciona en este momento. Inténtelo en un minuto.',
  },
  internal: { en: 'Something went wrong. Please try again.', es: 'Algo salió mal. Vuelva a intentarlo.' },
})
