import { formatNames, maxFileMegabytes } from '@porchlight/file-formats'
import { defineLabels } from '@porchlight/i18n'
import { accountPageLabels } from '../../customers/components/account-page/labels'

export const labels = defineLabels({
  lead: {
    en: 'We need them before your service starts. A photo is enough.',
    es: 'Los necesitamos antes de que comience su servicio. Basta con una foto.',
  },
  loadingDocuments: { en: 'Loading your documents', es: 'Cargando sus documentos' },
  listTitle: { en: 'What we need', es: 'Lo que necesitamos' },
  nothingRequested: {
    en: 'We ask for no document. You can still send one.',
    es: 'No le pedimos ningún documento. Aun así puede enviar uno.',
  },
  nothingSent: { en: 'No document was needed.', es: 'No hizo falta ningún documento.' },
  required: { en: 'Required', es: 'Obligatorio' },
  optional: { en: 'Optional', es: 'Opcional' },
  notSent: { en: 'Not sent', es: 'Sin enviar' },
  dueBy: { en: 'by {date}', es: 'a más tardar el {date}' },
  dueLate: { en: 'was needed by {date}', es: 'se necesitaba el {date}' },
  receipt: { en: 'receipt {receipt}', es: 'recibo {receipt}' },
  receivedHint: {
    en: 'We have it and are checking the file for viruses.',
    es: 'Ya lo tenemos. Primero revisamos que el archivo sea seguro.',
  },
  checkingHint: {
    en: 'We’ll check it within one business day.',
    es: 'Lo revisamos en un día hábil.',
  },
  sendAgainHint: {
    en: 'Send it again. It replaces the first one.',
    es: 'Envíelo otra vez: reemplaza al primero.',
  },
  notAccepted: { en: 'We could not accept it.', es: 'No pudimos aceptarlo.' },
  sendThis: { en: 'Send: {type}', es: 'Enviar: {type}' },
  sendAgain: { en: 'Send again: {type}', es: 'Enviar otra vez: {type}' },
  page: { en: 'Page {count}', es: 'Página {count}' },
  sendTitle: { en: 'Send a document', es: 'Enviar un documento' },
  whichType: { en: 'What are you sending?', es: '¿Qué envía?' },
  typeRequired: {
    en: 'Choose what kind of document it is.',
    es: 'Elija qué tipo de documento es.',
  },
  files: { en: 'Files', es: 'Archivos' },
  filesHint: {
    en: `Several pages or sides at once. Up to ${maxFileMegabytes} MB each: ${formatNames.en}.`,
    es: `Varias páginas o lados a la vez. Hasta ${maxFileMegabytes} MB cada uno: ${formatNames.es}.`,
  },
  filesRequired: { en: 'Choose a file or take a photo.', es: 'Elija un archivo o tome una foto.' },
  filesAgain: { en: 'Choose {name} again.', es: 'Elija {name} otra vez.' },
  photo: { en: 'Or take a photo', es: 'O tomar una foto' },
  submit: { en: 'Send', es: 'Enviar' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Your document hasn’t been sent yet', es: 'Su documento todavía no se envía' },
  done: { en: 'I am done', es: 'Ya terminé' },
  doneSending: { en: 'Looking', es: 'Revisando' },
  missingTitle: {
    en: 'Not all required documents have been uploaded',
    es: 'No se han subido todos los documentos obligatorios',
  },
  missingText: { en: 'Still missing: {types}.', es: 'Aún faltan: {types}.' },
  receivedTitle: { en: 'We have your document', es: 'Recibimos su documento' },
  receivedText: { en: 'Your receipt number is {receipt}.', es: 'Su número de recibo es {receipt}.' },
  receivedHere: {
    en: 'Its receipt number is below.',
    es: 'Su número de recibo está abajo.',
  },
  doneTitle: { en: 'That’s all we need', es: 'Es todo lo que necesitamos' },
  doneText: {
    en: 'We’ll check your documents within one business day and write to you.',
    es: 'Revisaremos sus documentos en un día hábil y le escribiremos.',
  },
  toTracker: accountPageLabels.toOrder,
  closedTitle: { en: 'Nothing more is needed', es: 'No se necesita nada más' },
  closedText: {
    en: 'This order needs no more documents.',
    es: 'Este pedido ya no recibe documentos.',
  },
})
