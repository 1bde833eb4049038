import { defineLabels } from '@porchlight/i18n'

/** Labels in the files of a customer's own data, and the files' names. */
export const ownDataLabels = defineLabels({
  archiveName: { en: 'my-data', es: 'mis-datos' },
  tablesFolder: { en: 'tables', es: 'tablas' },
  billsFolder: { en: 'bills', es: 'facturas' },
  usageFolder: { en: 'usage', es: 'consumo' },
  filesFolder: { en: 'files', es: 'archivos' },
  title: { en: 'Your data at {brand}', es: 'Sus datos en {brand}' },
  madeFor: { en: 'For {name}, made on {date}', es: 'Para {name}, preparado el {date}' },
  readable: {
    en: 'This page shows every record of you and your accounts that you can read when you are signed in. Longer lists are in the tables.',
    es: 'Esta página muestra todos los registros de usted y de sus cuentas que puede leer con la sesión abierta. Las listas más largas están en las tablas.',
  },
  tables: { en: 'The same as tables, for spreadsheets', es: 'Lo mismo en tablas, para hojas de cálculo' },
  machine: {
    en: 'The same for programs, with the names of our data service',
    es: 'Lo mismo para programas, con los nombres de nuestro servicio de datos',
  },
  bills: { en: 'Your bills', es: 'Sus facturas' },
  usage: { en: 'Your usage, as Green Button files', es: 'Su consumo, en archivos Green Button' },
  files: { en: 'The files that you sent us', es: 'Los archivos que nos envió' },
  unavailable: {
    en: 'These files are being checked or could not be read, and are not included: {names}',
    es: 'Estos archivos se están revisando o no se pudieron leer y no están incluidos: {names}',
  },
  count: {
    en: { one: '1 record', other: '{count} records' },
    es: { one: '1 registro', other: '{count} registros' },
  },
  inTable: { en: 'See the table {file}.', es: 'Consulte la tabla {file}.' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
})
