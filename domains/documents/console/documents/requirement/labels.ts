import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingDocument: { en: 'Loading the document', es: 'Cargando el documento' },
  toRecord: { en: 'Document requirement', es: 'Documento requerido' },
  received: { en: 'Received {date}, receipt {receipt}', es: 'Recibido el {date}, recibo {receipt}' },
  required: { en: 'Required', es: 'Obligatorio' },
  optional: { en: 'Optional', es: 'Opcional' },
  whatFits: { en: 'What is accepted', es: 'Qué se acepta' },
  compare: { en: 'Compare with', es: 'Compare con' },
  customerName: { en: 'Name', es: 'Nombre' },
  serviceAddress: { en: 'Service address', es: 'Dirección del servicio' },
  order: { en: 'For order', es: 'Para la orden' },
  decision: { en: 'Decision', es: 'Decisión' },
  accept: { en: 'Accept', es: 'Aceptar' },
  accepting: { en: 'Accepting', es: 'Aceptando' },
  reject: { en: 'Reject', es: 'Rechazar' },
  rejecting: { en: 'Rejecting', es: 'Rechazando' },
  reason: { en: 'Why it is not accepted', es: 'Por qué no se acepta' },
  loadingReasons: { en: 'Loading the reasons', es: 'Cargando los motivos' },
  reasonsFailed: {
    en: 'The reasons could not be loaded. Load the page again.',
    es: 'No se pudieron cargar los motivos. Vuelva a cargar la página.',
  },
  noReasons: {
    en: 'The brand has no active reason for this document. A supervisor can add one under “Rejection reasons”.',
    es: 'La marca no tiene ningún motivo activo para este documento. Un supervisor puede agregarlo en «Motivos de rechazo».',
  },
  customerReads: { en: 'The customer reads:', es: 'El cliente lee:' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  decided: { en: 'Decided: {status}', es: 'Decidido: {status}' },
  failed: {
    en: 'This was not saved: the document may have been decided meanwhile.',
    es: 'No se guardó: es posible que el documento ya se haya decidido.',
  },
  keys: {
    en: 'Keys: A accept · R reject · N next · T turn · + and − zoom',
    es: 'Teclas: A aceptar · R rechazar · N siguiente · T girar · + y − zoom',
  },
  files: { en: 'Files', es: 'Archivos' },
  noFiles: { en: 'No file is here.', es: 'No hay ningún archivo.' },
  notSafeYet: {
    en: 'This file is still being checked for safety.',
    es: 'Todavía se revisa si este archivo es seguro.',
  },
  notShown: {
    en: 'This format is not shown here. Download it to read it.',
    es: 'Este formato no se muestra aquí. Descárguelo para leerlo.',
  },
  pictureOf: { en: 'What was sent: {name}', es: 'Lo que se envió: {name}' },
  zoomIn: { en: 'Zoom in', es: 'Acercar' },
  zoomOut: { en: 'Zoom out', es: 'Alejar' },
  turn: { en: 'Turn', es: 'Girar' },
})
