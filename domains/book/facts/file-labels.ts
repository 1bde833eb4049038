import { defineLabels } from '@porchlight/i18n'

/** What is wrong with a cell, a row by itself, or a file as a whole. Names of files and columns are never translated. */
export const fileLabels = defineLabels({
  unreadable: {
    en: 'Write {name} without {sign}: that character could not be read.',
    es: 'Escriba {name} sin {sign}: ese carácter no se pudo leer.',
  },
  empty: { en: 'Fill in {name}.', es: 'Complete {name}.' },
  tooLong: { en: 'Shorten {name} to {longest} characters.', es: 'Acorte {name} a {longest} caracteres.' },
  notNumber: {
    en: 'Write {name} with letters, digits and dashes alone, {longest} at most.',
    es: 'Escriba {name} solo con letras sin acento, dígitos y guiones, {longest} como máximo.',
  },
  notOneOf: {
    en: 'Write {name} as {values}, or map your codes to these in mapping.json.',
    es: 'Escriba {name} como {values}, o asigne sus códigos a estos en mapping.json.',
  },
  notDay: {
    en: 'Write {name} as a day of the calendar, such as 2026-03-31.',
    es: 'Escriba {name} como un día del calendario, por ejemplo 2026-03-31.',
  },
  notDollars: {
    en: 'Write {name} in dollars and cents, such as 1234.50 or -12.00, a million at most.',
    es: 'Escriba {name} en dólares y centavos, por ejemplo 1234.50 o -12.00, un millón como máximo.',
  },
  notDecimal: {
    en: 'Write {name} as a number of at most four decimals, such as 812.5.',
    es: 'Escriba {name} como un número de cuatro decimales como máximo, por ejemplo 812.5.',
  },
  notWhole: {
    en: 'Write {name} as a whole number from {from} to {to}.',
    es: 'Escriba {name} como un número entero de {from} a {to}.',
  },
  notZip: {
    en: 'Write {name} as a ZIP code of five digits, such as 77002.',
    es: 'Escriba {name} como un código postal de cinco dígitos, por ejemplo 77002.',
  },
  notState: {
    en: 'Write {name} as two capitals, such as TX.',
    es: 'Escriba {name} con dos mayúsculas, por ejemplo TX.',
  },
  notPhone: {
    en: 'Write {name} as a telephone number, such as (713) 555-0121.',
    es: 'Escriba {name} como un número de teléfono, por ejemplo (713) 555-0121.',
  },
  notMoment: {
    en: 'Write {name} as a moment in UTC, such as 2026-03-31T14:05:00.000Z.',
    es: 'Escriba {name} como fecha y hora en UTC, por ejemplo 2026-03-31T14:05:00.000Z.',
  },
  notIntervals: {
    en: 'Write {name} as numbers of at most three decimals with a space between, and - for one that was not read.',
    es: 'Escriba {name} como números de tres decimales como máximo separados por espacios, y - donde no hubo lectura.',
  },
  notYesOrNo: { en: 'Write {name} as yes or no.', es: 'Escriba {name} como yes (sí) o no.' },
  strangeSeparator: {
    en: '{file}.csv has {separator} between its columns: save it with commas.',
    es: '{file}.csv tiene {separator} entre las columnas: guárdelo con comas.',
  },
  semicolons: { en: 'semicolons', es: 'puntos y comas' },
  tabs: { en: 'tabs', es: 'tabulaciones' },
  columnTwice: {
    en: '{file}.csv has two columns for {column}: leave one.',
    es: '{file}.csv tiene dos columnas para {column}: deje una.',
  },
  columnMissing: {
    en: '{file}.csv has no column for {columns}: add it, or map yours in mapping.json.',
    es: {
      one: '{file}.csv no tiene columna para {columns}: agréguela o asigne la suya en mapping.json.',
      other: '{file}.csv no tiene columnas para {columns}: agréguelas o asigne las suyas en mapping.json.',
    },
  },
  columnUnknown: {
    en: '{file}.csv has a column {names} that is not known: map it in mapping.json, to null to leave it out.',
    es: '{file}.csv tiene una columna {names} que no se conoce: asígnela en mapping.json, o a null para omitirla.',
  },
  columnsUnknown: {
    en: '{file}.csv has columns {names} that are not known: map them in mapping.json, to null to leave them out.',
    es: '{file}.csv tiene columnas {names} que no se conocen: asígnelas en mapping.json, o a null para omitirlas.',
  },
  cellCount: {
    en: 'The row has {cells} cells and the heading {columns}: put text with commas into quotation marks.',
    es: {
      one: 'La fila tiene {cells} celda y el encabezado {columns}: ponga entre comillas el texto que lleve comas.',
      other:
        'La fila tiene {cells} celdas y el encabezado {columns}: ponga entre comillas el texto que lleve comas.',
    },
  },
  notJson: {
    en: 'The line is not JSON: look for a missing comma, brace or quotation mark.',
    es: 'La línea no es JSON: busque una coma, llave o comilla que falte.',
  },
  notObject: {
    en: 'Write the line as one object with braces.',
    es: 'Escriba la línea como un objeto entre llaves.',
  },
  notScalar: {
    en: 'Write {name} as text, a number, true, false or null.',
    es: 'Escriba {name} como texto, número, true, false o null.',
  },
  lineTooLong: {
    en: 'The line has more than {longest} characters: shorten it. Only its beginning is here.',
    es: 'La línea tiene más de {longest} caracteres: acórtela. Aquí está solo su comienzo.',
  },
  fieldUnknown: {
    en: 'There is a field “{field}” that is not known: map it in mapping.json, to null to leave it out.',
    es: 'Hay un campo “{field}” que no se conoce: asígnelo en mapping.json, o a null para omitirlo.',
  },
  fieldTwice: {
    en: 'There are two fields for {column}: leave one.',
    es: 'Hay dos campos para {column}: deje uno.',
  },
  digitsLost: {
    en: 'Write {name} in quotation marks: a number of so many digits loses the last ones.',
    es: 'Escriba {name} entre comillas: un número con tantos dígitos pierde los últimos.',
  },
  notText: {
    en: 'Write {name} as text in quotation marks.',
    es: 'Escriba {name} como texto entre comillas.',
  },
  totalsNotJson: {
    en: 'totals.json is no JSON object: look for a missing comma or quotation mark.',
    es: 'totals.json no es un objeto JSON: busque una coma o comilla que falte.',
  },
  totalsFile: {
    en: 'totals.json names a file “{name}”: write one of {files}.',
    es: 'totals.json nombra un archivo “{name}”: escriba uno de {files}.',
  },
  totalsParts: {
    en: 'Write “rows” or “sums” for {file} in totals.json.',
    es: 'Escriba “rows” o “sums” para {file} en totals.json.',
  },
  totalsRows: {
    en: 'Write “rows” of {file} in totals.json as a whole number.',
    es: 'Escriba “rows” de {file} en totals.json como un número entero.',
  },
  totalsSums: {
    en: 'Write “sums” of {file} in totals.json as numbers of columns of dollars or decimals.',
    es: 'Escriba “sums” de {file} en totals.json como números de columnas de dólares o decimales.',
  },
  totalsOfMissing: {
    en: 'totals.json names {file}, and there is no {names}: add it.',
    es: 'totals.json nombra {file} y no hay {names}: agréguelo.',
  },
  rowsDiffer: {
    en: '{name} has {count} rows and totals.json says {rows}: look which are missing or too many.',
    es: {
      one: '{name} tiene {count} fila y totals.json dice {rows}: vea cuáles faltan o sobran.',
      other: '{name} tiene {count} filas y totals.json dice {rows}: vea cuáles faltan o sobran.',
    },
  },
  sumDiffers: {
    en: '{column} of {name} comes to {own} and totals.json says {sum}: look which rows are missing or wrong.',
    es: '{column} de {name} suma {own} y totals.json dice {sum}: vea qué filas faltan o están mal.',
  },
  mappingNotJson: {
    en: 'mapping.json is not JSON: look for a missing comma or quotation mark.',
    es: 'mapping.json no es JSON: busque una coma o comilla que falte.',
  },
  mappingNotObject: {
    en: 'Write {where} as an object with braces.',
    es: 'Escriba {where} como un objeto entre llaves.',
  },
  partOfMapping: { en: '“{part}” in mapping.json', es: '“{part}” en mapping.json' },
  partOfFile: { en: '“{part}” of {file} in mapping.json', es: '“{part}” de {file} en mapping.json' },
  mappingFile: {
    en: 'mapping.json names a file “{name}”: write one of {files}.',
    es: 'mapping.json nombra un archivo “{name}”: escriba uno de {files}.',
  },
  mappingParts: {
    en: 'mapping.json has “{other}” for {file}: write “columns” or “values”.',
    es: 'mapping.json tiene “{other}” para {file}: escriba “columns” o “values”.',
  },
  mappedTwice: {
    en: 'mapping.json maps two headings of {file} to {column}: leave one, or map it to null.',
    es: 'mapping.json asigna dos encabezados de {file} a {column}: deje uno, o asigne el otro a null.',
  },
  mappingColumn: {
    en: 'mapping.json names a column “{column}” of {file}: write one of {columns}.',
    es: 'mapping.json nombra una columna “{column}” de {file}: escriba una de {columns}.',
  },
  mappedToNoText: {
    en: 'mapping.json maps “{code}” of {file} to no text: write it in quotation marks.',
    es: 'mapping.json asigna “{code}” de {file} a algo que no es texto: escríbalo entre comillas.',
  },
  mappedToUnknown: {
    en: 'mapping.json maps “{code}” of {file} to “{value}”: {column} is one of {values}.',
    es: 'mapping.json asigna “{code}” de {file} a “{value}”: {column} es uno de {values}.',
  },
  thisUpload: { en: 'This upload', es: 'Esta carga' },
  noFolder: { en: 'There is no folder {path}.', es: 'No existe la carpeta {path}.' },
  noFiles: {
    en: '{path} has no CSV or NDJSON file: name the files {files}, with .csv or .ndjson.',
    es: '{path} no tiene archivos CSV ni NDJSON: dé a los archivos los nombres {files}, con .csv o .ndjson.',
  },
  strangeFile: {
    en: '{path} has a file {name}, which is not known: name the files {files}, with .csv or .ndjson.',
    es: '{path} tiene un archivo {name}, que no se conoce: dé a los archivos los nombres {files}, con .csv o .ndjson.',
  },
  fileTwice: {
    en: '{path} has {one} and {other}: leave one of them.',
    es: '{path} tiene tanto {one} como {other}: deje uno solo.',
  },
  emptyFile: {
    en: '{name} is empty: it needs its heading.',
    es: '{name} está vacío: necesita su encabezado.',
  },
  openQuote: {
    en: '{name} cannot be read from line {line} on: look for a quotation mark that is not closed or stands alone.',
    es: '{name} no se puede leer desde la línea {line}: busque una comilla sin cerrar o suelta.',
  },
  notUtf8: {
    en: '{name} is not UTF-8: save it again in this encoding.',
    es: '{name} no está en UTF-8: guárdelo otra vez con esa codificación.',
  },
  greenButtonName: {
    en: 'Name {name} by the number of its account, with .xml.',
    es: 'Dé a {name} como nombre el número de su cuenta, con .xml.',
  },
  greenButtonTwice: {
    en: '{name} has two readings of {moment}: leave one.',
    es: '{name} tiene dos lecturas de {moment}: deje una.',
  },
  greenButtonSize: {
    en: '{name} is larger than 64 MB: divide it by years.',
    es: '{name} supera 64 MB: divídalo por años.',
  },
  greenButtonXml: {
    en: '{name} is not well-formed XML: get it again.',
    es: '{name} no es XML bien formado: pídalo otra vez.',
  },
  greenButtonDoctype: {
    en: '{name} declares a document type, which may hide anything: send it without.',
    es: '{name} declara un tipo de documento, que puede ocultar cualquier cosa: envíelo sin él.',
  },
  greenButtonDeep: {
    en: '{name} is too deep for a Green Button file.',
    es: '{name} tiene demasiados niveles para un archivo Green Button.',
  },
  greenButtonLength: {
    en: '{name} has a reading of {duration} seconds from {start} on: send whole quarters of an hour, of 900 seconds.',
    es: '{name} tiene una lectura de {duration} segundos desde {start}: envíe cuartos de hora enteros, de 900 segundos.',
  },
  greenButtonKinds: {
    en: '{name} has {count} ReadingTypes: send what was delivered to the home, and its one type.',
    es: '{name} tiene {count} ReadingTypes: envíe lo que se entregó a la vivienda, con su único tipo.',
  },
  greenButtonUnit: {
    en: '{name} has readings of unit {unit}: send watt-hours, unit 72.',
    es: '{name} tiene lecturas de la unidad {unit}: envíe vatios-hora, unidad 72.',
  },
  greenButtonPower: {
    en: '{name} has a powerOfTenMultiplier of {power}: correct it.',
    es: '{name} tiene un powerOfTenMultiplier de {power}: corríjalo.',
  },
  greenButtonWhole: {
    en: '{name} has “{text}” where a whole number belongs: get it again.',
    es: '{name} tiene “{text}” donde va un número entero: pídalo otra vez.',
  },
})
