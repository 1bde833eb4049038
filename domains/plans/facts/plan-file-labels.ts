import { defineLabels } from '@porchlight/i18n'

/** Labels of plan files: their columns beyond the fields’ own names, and their problems. */
export const planFileLabels = defineLabels({
  utility: { en: 'Utility', es: 'Compañía de distribución' },
  toMend: { en: 'What to correct', es: 'Qué corregir' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  fileName: { en: 'plans', es: 'planes' },
  rowFault: { en: 'Row {row}: {reason}', es: 'Fila {row}: {reason}' },
  columnFault: { en: 'Row {row}, {column}: {reason}', es: 'Fila {row}, {column}: {reason}' },
  cellFault: { en: '{column}: {reason}', es: '{column}: {reason}' },
  empty: {
    en: 'The file has no plans. Put one plan on each row below the headings.',
    es: 'El archivo no tiene planes. Ponga un plan en cada fila debajo de los encabezados.',
  },
  tooLarge: {
    en: 'The file is larger than {count} kilobytes. Divide it into several files.',
    es: 'El archivo supera los {count} kilobytes. Divídalo en varios archivos.',
  },
  tooManyRows: {
    en: 'The file has {rows} plans, and at most {count} are loaded at once. Divide it into several files.',
    es: 'El archivo tiene {rows} planes y se cargan como máximo {count} a la vez. Divídalo en varios archivos.',
  },
  notUtf8: {
    en: 'Some letters cannot be read. Save the file again as “CSV UTF-8”.',
    es: 'Algunas letras no se pueden leer. Guarde el archivo otra vez como “CSV UTF-8”.',
  },
  broken: {
    en: 'A quotation mark is opened and not closed, or stands inside a cell. Put the cell in quotation marks and double those inside it.',
    es: 'Hay comillas abiertas sin cerrar o comillas dentro de una celda. Ponga la celda entre comillas y duplique las de adentro.',
  },
  noCodeColumn: {
    en: 'There is no column “{column}”. Begin with a file that you downloaded here, and separate the columns by commas.',
    es: 'Falta la columna “{column}”. Comience con un archivo descargado aquí y separe las columnas con comas.',
  },
  unknownColumn: {
    en: 'No column is called “{column}”. Name it as in a file that you downloaded here, or remove it.',
    es: 'Ninguna columna se llama “{column}”. Use el nombre que tiene en un archivo descargado aquí o elimínela.',
  },
  columnTwice: {
    en: 'Two columns are called “{column}”. Remove one of them.',
    es: 'Dos columnas se llaman “{column}”. Elimine una de ellas.',
  },
  tooManyCells: {
    en: 'The row has more cells than there are headings. Put text with commas in quotation marks.',
    es: 'La fila tiene más celdas que encabezados. Ponga entre comillas los textos que llevan comas.',
  },
  codeMissing: {
    en: 'Enter the code that the plan is known by, such as FIXED-12-NORTH.',
    es: 'Escriba el código del plan, por ejemplo FIJO-12-NORTE.',
  },
  codeForm: {
    en: 'Use capital letters without accents, digits and hyphens only, at most 40.',
    es: 'Use solo mayúsculas sin acento, dígitos y guiones, 40 como máximo.',
  },
  codeTwice: {
    en: 'Row {row} has this code too. Keep one of the two rows.',
    es: 'La fila {row} también tiene este código. Deje solo una de las dos filas.',
  },
  needed: { en: 'Fill in this cell.', es: 'Complete esta celda.' },
  neededColumn: {
    en: 'A new plan needs this column. Add it and fill in the cell.',
    es: 'Un plan nuevo necesita esta columna. Agréguela y complete la celda.',
  },
  formula: {
    en: 'A spreadsheet would run this as a formula. Begin with a letter or a digit.',
    es: 'Una hoja de cálculo ejecutaría esto como fórmula. Comience con una letra o un dígito.',
  },
  notNumber: {
    en: 'Write digits only, with a point before the decimals, such as 12.5.',
    es: 'Escriba solo dígitos, con un punto antes de los decimales, por ejemplo 12.5.',
  },
  notDay: {
    en: 'Write a day of the calendar as 2027-01-31 or 1/31/2027.',
    es: 'Escriba un día del calendario como 2027-01-31 o 1/31/2027 (mes/día/año).',
  },
  notYesOrNo: { en: 'Write Yes or No.', es: 'Escriba Sí o No.' },
  unknownUtility: {
    en: 'There is no such utility for this commodity. Write its name as in the list of utilities.',
    es: 'No existe esa compañía para este servicio. Escriba su nombre como en la lista de compañías.',
  },
  severalUtilities: {
    en: 'Several utilities have this name. Give each a name of its own first.',
    es: 'Varias compañías tienen este nombre. Primero dé a cada una un nombre propio.',
  },
})
