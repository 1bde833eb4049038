import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  onTitle: { en: 'Your bills come by email', es: 'Sus facturas llegan por correo electrónico' },
  onText: {
    en: 'We’ll write to {email} when a bill is ready.',
    es: 'Le escribimos a {email} cuando hay una factura.',
  },
  stillPaper: {
    en: 'Disconnection notices still come on paper.',
    es: 'Los avisos de desconexión siguen llegando en papel.',
  },
  changeEmail: { en: 'Change the email address', es: 'Cambiar el correo electrónico' },
  toPaper: { en: 'Get bills on paper again', es: 'Recibir las facturas en papel otra vez' },
  done: { en: 'Paperless billing is on', es: 'La facturación electrónica está activa' },
  doneText: {
    en: 'Your next bill comes by email. What you agreed to is below.',
    es: 'Su próxima factura llega por correo electrónico. Abajo guardamos el texto que aceptó.',
  },
  off: { en: 'Your bills come on paper', es: 'Sus facturas llegan en papel' },
  offText: {
    en: 'Starting with your next bill. You can change this at any time.',
    es: 'Desde su próxima factura. Puede cambiarlo en cualquier momento.',
  },
  bounced: { en: 'Email to {email} came back', es: 'El correo enviado a {email} fue devuelto' },
  bouncedText: {
    en: 'That is why your bills come on paper again. Change your email address first.',
    es: 'Por eso sus facturas llegan en papel otra vez. Cambie primero su correo electrónico.',
  },
  readTitle: { en: '1. Read your rights', es: '1. Lea sus derechos' },
  openTitle: { en: '2. Open the sample bill', es: '2. Abra la factura de muestra' },
  openText: {
    en: 'It shows that you can open your bills. It has a code in it.',
    es: 'Demuestra que puede leer sus facturas. Contiene un código.',
  },
  openLink: { en: 'Open the sample bill (PDF)', es: 'Abrir la factura de muestra (PDF)' },
  code: { en: 'Code in the sample bill', es: 'Código de la factura de muestra' },
  codeHint: { en: 'Five letters and digits', es: 'Cinco letras y números' },
  codeMissing: { en: 'Type the code in the sample bill.', es: 'Escriba el código de la factura de muestra.' },
  agreeTitle: { en: '3. Agree', es: '3. Acepte' },
  agreeMissing: { en: 'Check the box to agree.', es: 'Marque la casilla para aceptar.' },
  submit: { en: 'Turn paperless billing on', es: 'Activar la facturación electrónica' },
  submitting: { en: 'Turning paperless billing on', es: 'Activando la facturación electrónica' },
  failed: { en: 'Your bills still come on paper', es: 'Sus facturas todavía llegan en papel' },
  agreedTitle: { en: 'What you agreed to', es: 'Lo que usted aceptó' },
  agreedAt: { en: 'Agreed {when} · Version {version}', es: 'Aceptado el {when} · Versión {version}' },
  print: { en: 'Print', es: 'Imprimir' },
  closedTitle: { en: 'This account has no more bills', es: 'Esta cuenta ya no recibe facturas' },
  closedText: {
    en: 'There is nothing to choose. Your past bills stay under Bills.',
    es: 'No hay nada que elegir. Sus facturas anteriores siguen en Facturas.',
  },
})
